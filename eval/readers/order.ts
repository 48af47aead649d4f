import { arrowRuns } from "#eval/readers/arrow-runs";
import { chains, clearest } from "#eval/readers/chain";
import { denies } from "#eval/readers/denial";
import { hasAny } from "#eval/readers/has-any";
import { type Labels, labelFinder } from "#eval/readers/labels";
import { type Listing, listings } from "#eval/readers/listing";
import { type Mention, mentions, UNKNOWN } from "#eval/readers/mentions";
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
  const linked = (tokens: readonly Token[], isLoose = false) => linkedIn(mentions(tokens, labels), isWhole, isLoose);
  const listed = (tokens: readonly Token[]) => listings(tokens, labels).flatMap(sequence);
  const announced = (tokens: readonly Token[]) =>
    sentences(tokens).flatMap((sentence) => (hasAny(sentence, nouns) ? linked(sentence) : []));
  const offered = (tokens: readonly Token[]) =>
    alternatives(tokens).flatMap((one) => {
      const found = [...linked(one, true), ...listed(one)];
      return [...found.filter(isWhole), ...found].slice(0, 1);
    });
  return {
    stated: (tokens) => {
      const orders = offered(tokens);
      return orders.length > 0 ? claims(orders) : denial(isNo(tokens) || denies(tokens));
    },
    clear: [(tokens) => claims(foremost([announced(tokens), listed(tokens)], [isWhole, isPart]))],
    weak: [
      (tokens) => denial(denies(tokens)),
      (tokens) => claims([told(tokens, labels)].filter(isWhole)),
      (tokens) => claims(linked(tokens).filter(isPart)),
    ],
  };
}

/** @param isLoose whether nodes with nothing between them will do */
function linkedIn(named: readonly Mention[], isWhole: (nodes: Nodes) => boolean, isLoose: boolean): readonly Nodes[] {
  const arrows = arrowRuns(named, isWhole);
  if (arrows.length > 0) return arrows;
  return clearest(chains(named).filter(({ link }) => isLoose || link !== "none")).map(({ nodes }) => nodes);
}

/** The orders of the first kind of which some pass the first test that any pass. */
function foremost(
  found: readonly (readonly Nodes[])[],
  tests: readonly ((nodes: Nodes) => boolean)[],
): readonly Nodes[] {
  const passing = tests.flatMap((fits) => found.map((orders) => orders.filter(fits)));
  return passing.find(({ length }) => length > 0) ?? [];
}

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
    .filter((sentence) => hasAny(sentence, telling))
    .flatMap((sentence) => mentions(sentence, labels).map(({ node }) => node));
}

/** The order a list gives, if each of its lines names a node. "Start at node 0. Visit node 0." is one visit. */
function sequence(list: Listing): Nodes[] {
  const nodes = list.flat();
  return list.every(({ length }) => length > 0) ? [nodes.filter((node, at) => node !== nodes[at - 1])] : [];
}
