import { type Chain, chains, clearest } from "#eval/readers/chain";
import { denies } from "#eval/readers/denial";
import { type Labels, labelFinder } from "#eval/readers/labels";
import { type Listing, listings } from "#eval/readers/listing";
import { mentions, UNKNOWN } from "#eval/readers/mentions";
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
  const chained = (tokens: readonly Token[]) => chains(tokens, labels);
  const linked = (tokens: readonly Token[]) => clearest(chained(tokens).filter(({ link }) => link !== "none"));
  const listed = (tokens: readonly Token[]) => listings(tokens, labels).flatMap((list) => sequence(list, isWhole));
  const announced = (tokens: readonly Token[]) =>
    sentences(tokens)
      .filter((sentence) => sentence.some(({ lower }) => nouns.has(lower)))
      .flatMap((sentence) => nodesOf(linked(sentence)));
  return {
    stated: (tokens) => {
      const offered = alternatives(tokens).flatMap((one) => {
        const found = [...nodesOf(clearest(chained(one))), ...listed(one)];
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
      (tokens) => claims(nodesOf(linked(tokens)).filter(isPart)),
    ],
  };
}

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

/** The order a list gives: all nodes it names, or the first of each line, or else one node a line. */
function sequence(list: Listing, isWhole: (nodes: Nodes) => boolean): Nodes[] {
  const all = list.flat();
  const heads = list.flatMap((line) => line.slice(0, 1));
  const whole = [all, heads].find(isWhole);
  if (whole) return [whole];
  return list.every((line) => line.length === 1) ? [all] : [];
}
