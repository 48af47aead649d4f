import { arrowRuns } from "#eval/readers/arrow-runs";
import { type Chain, chains, clearest } from "#eval/readers/chain";
import { denies } from "#eval/readers/denial";
import { type Labels, labelFinder } from "#eval/readers/labels";
import { type Listing, listings } from "#eval/readers/listing";
import { type Link, mentions, UNKNOWN } from "#eval/readers/mentions";
import type { Context } from "#eval/readers/reading";
import { alternatives, sentences } from "#eval/readers/sentences";
import type { Claim, Finders } from "#eval/readers/settle";
import type { Token } from "#eval/readers/token";
import { wordSet } from "#eval/readers/word-set";

type Nodes = readonly number[];

const nouns = wordSet("order ordering sort sorting sequence solution schedule path");

/** Finds an order of the nodes: whichever nodes it names, all of them or not. */
export function orderFinders({ labels: names }: Context): Finders<Nodes> {
  const labels = labelFinder(names);
  const isWhole = (nodes: Nodes) => nodes.length === names.length && new Set(nodes).size === names.length;
  const isPart = ({ length }: Nodes) => length > 2 && 2 * length >= names.length;
  const linked = (tokens: readonly Token[], links: (link: Link) => boolean = isLink) => {
    const arrows = arrowRuns(tokens, labels, isWhole);
    return arrows.length > 0 ? arrows : nodesOf(clearest(chains(tokens, labels).filter(({ link }) => links(link))));
  };
  const listed = (tokens: readonly Token[]) => listings(tokens, labels).flatMap(sequence);
  const announced = (tokens: readonly Token[]) =>
    sentences(tokens)
      .filter((sentence) => sentence.some(({ lower }) => nouns.has(lower)))
      .flatMap((sentence) => linked(sentence));
  return {
    stated: (tokens) => {
      const offered = alternatives(tokens).flatMap((one) => {
        const found = [...linked(one, () => true), ...listed(one)];
        return [...found.filter(isWhole), ...found].slice(0, 1);
      });
      return offered.length > 0 ? claims(offered) : denial(isNo(tokens) || denies(tokens));
    },
    clear: [
      (tokens) => {
        const [inWords, inLists] = [announced(tokens), listed(tokens)];
        const choices = [isWhole, isPart].flatMap((fits) => [inWords.filter(fits), inLists.filter(fits)]);
        return claims(choices.find(({ length }) => length > 0) ?? []);
      },
    ],
    weak: [
      (tokens) => denial(denies(tokens)),
      (tokens) => claims([told(tokens, labels)].filter(isWhole)),
      (tokens) => claims(linked(tokens).filter(isPart)),
    ],
  };
}

const isLink = (link: Link) => link !== "none";
const nodesOf = (found: readonly Chain[]): Nodes[] => found.map(({ nodes }) => nodes);

function claims(orders: readonly Nodes[]): Claim<Nodes>[] {
  return orders.map((answer) =>
    answer.includes(UNKNOWN) ? { impossible: "the order names what is no node of the graph" } : { answer },
  );
}

const denial = (denied: boolean): Claim<Nodes>[] =>
  denied ? [{ impossible: "the reply says that there is no such order" }] : [];

const isNo = (tokens: readonly Token[]) => tokens[0]?.lower === "no" || tokens[0]?.lower === "none";

const telling = wordSet("first then next finally lastly start begin visit");

/** The nodes in the order in which they are told: "start with node 2, then visit node 0". */
function told(tokens: readonly Token[], labels: Labels): Nodes {
  return sentences(tokens)
    .filter((sentence) => sentence.some(({ lower }) => telling.has(lower)))
    .flatMap((sentence) => mentions(sentence, labels).map(({ node }) => node));
}

/** The order a list gives, if each of its lines names a node. "Start at node 0. Visit node 0." is one visit. */
function sequence(list: Listing): Nodes[] {
  const nodes = list.flat();
  return list.every(({ length }) => length > 0) ? [nodes.filter((node, at) => node !== nodes[at - 1])] : [];
}
