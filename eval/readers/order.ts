import { chains, clearest } from "#eval/readers/chain";
import { denies } from "#eval/readers/denial";
import { type Labels, labelFinder } from "#eval/readers/labels";
import { type Listing, listings } from "#eval/readers/listing";
import { mentions, UNKNOWN } from "#eval/readers/mentions";
import type { Context, Reading } from "#eval/readers/reading";
import { sentences } from "#eval/readers/sentences";
import { type Claim, settle } from "#eval/readers/settle";
import type { Token } from "#eval/readers/token";

type Nodes = readonly number[];

const nouns = new Set(["order", "ordering", "sort", "sorting", "sequence", "solution", "schedule", "path"]);

/** Reads an order of the nodes: whichever nodes it names, all of them or not. */
export function readOrder(turn: readonly Token[], { labels: names }: Context): Reading<Nodes> {
  const labels = labelFinder(names);
  const isWhole = (nodes: Nodes) => nodes.length === names.length && new Set(nodes).size === names.length;
  const isPart = ({ length }: Nodes) => length > 2 && 2 * length >= names.length;
  const chained = (tokens: readonly Token[]) => chains(tokens, labels);
  const linked = (tokens: readonly Token[]) => clearest(chained(tokens).filter(({ link }) => link !== "none"));
  const listed = (tokens: readonly Token[]) => listings(tokens, labels).flatMap((list) => sequence(list, isWhole));
  const announced = (tokens: readonly Token[]) =>
    sentences(tokens)
      .filter((sentence) => sentence.some(({ lower }) => nouns.has(lower)))
      .flatMap(linked)
      .map(({ nodes }) => nodes);
  return settle<Nodes>(turn, {
    stated: (tokens) => {
      const found = [...clearest(chained(tokens)).map(({ nodes }) => nodes), ...listed(tokens)];
      const best = found.find(isWhole) ?? found[0];
      return best ? claims([best]) : denial(isNo(tokens) || denies(tokens));
    },
    clear: [
      (tokens) => claims(announced(tokens).filter(isWhole)),
      (tokens) => claims(listed(tokens).filter(isWhole)),
      (tokens) => claims(announced(tokens).filter(isPart)),
      (tokens) => claims(listed(tokens).filter(isPart)),
    ],
    weak: [
      (tokens) => denial(denies(tokens)),
      (tokens) =>
        claims(
          linked(tokens)
            .map(({ nodes }) => nodes)
            .filter(isPart),
        ),
      (tokens) => claims([told(tokens, labels)].filter(isWhole)),
    ],
  });
}

function claims(orders: readonly Nodes[]): Claim<Nodes>[] {
  return orders.map((answer) =>
    answer.includes(UNKNOWN) ? { impossible: "the order names what is no node of the graph" } : { answer },
  );
}

const denial = (denied: boolean): Claim<Nodes>[] =>
  denied ? [{ impossible: "the reply says that there is no such order" }] : [];

const isNo = (tokens: readonly Token[]) => tokens[0]?.lower === "no" || tokens[0]?.lower === "none";

const telling = new Set(["first", "then", "next", "finally", "lastly", "start", "begin", "visit"]);

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
