import { type Facts, factsOf } from "#benchmarks/graphinstruct/constraints/index";
import { readGraph } from "#benchmarks/graphinstruct/format/index";
import { sameShape } from "#benchmarks/graphinstruct/scores/structure/same-shape";

/** exact: the same text but for the name; isomorphic: other texts of one structure; undecided: budget ran out, or unread. */
export type PairKind = "exact" | "isomorphic" | "distinct" | "undecided";
export const PAIR_KINDS: readonly PairKind[] = ["distinct", "isomorphic", "exact", "undecided"];

/** How alike two reference graphs are; labels and other attributes count in their texts alone (GraphInstruct, table 33). */
export function pairKind(one: string, other: string): PairKind {
  if (nameless(one) === nameless(other)) return "exact";
  const [a, b] = [graphOf(one), graphOf(other)];
  const alike = a && b && sameShape(a, b);
  return alike === undefined ? "undecided" : alike ? "isomorphic" : "distinct";
}

function nameless(text: string): string {
  return text.replace(/\bname\s*=\s*'[^']*'\s*,?\s*/g, "").trim();
}

function graphOf(text: string): Facts | undefined {
  const reading = readGraph(text, "compat");
  return reading.kind === "graph" ? factsOf(reading.written) : undefined;
}
