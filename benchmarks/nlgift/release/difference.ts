import type { LogRow } from "#benchmarks/nlgift/release/release-file";
import type { ReleasedItem, ReleasedProblem } from "#benchmarks/nlgift/release/released-problem";
import type { Graph } from "#src/graph/graph";

/** What is kept of an item: a problem's words are not. */
export type Kept =
  | Pick<ReleasedProblem, "where" | "answer" | "graph" | "query">
  | Pick<ReleasedItem, "where" | "answer" | "prompt">;

/** What another row of an item says differently, in a word; undefined where it does not. */
export function difference(one: Kept, other: LogRow["asked"]): string | undefined {
  if (one.answer !== other.answer && plain(one.answer) !== plain(other.answer)) return "answer";
  if (!("graph" in one) || !("graph" in other)) {
    return "prompt" in one && one.prompt === other.prompt ? undefined : "question";
  }
  const [a, b] = [one.query, other.query];
  if (a?.source !== b?.source || a?.target !== b?.target) return "question";
  return one.graph === other.graph || sameGraph(one.graph, other.graph) ? undefined : "graph";
}

/** One log holds truth values as text. */
function plain(answer: Kept["answer"]): string {
  return JSON.stringify(answer).toLowerCase().replaceAll('"', "");
}

function sameGraph(one: Graph, other: Graph): boolean {
  if (one.order !== other.order) return false;
  return same(one.sources, other.sources) && same(one.targets, other.targets) && same(one.weights, other.weights);
}

function same(one: ArrayLike<number> = [], other: ArrayLike<number> = []): boolean {
  return one.length === other.length && Array.from(one).every((value, i) => value === other[i]);
}
