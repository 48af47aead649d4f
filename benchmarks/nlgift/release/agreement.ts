import type { LogRow } from "#benchmarks/nlgift/release/release-file";
import type { ReleasedItem, ReleasedProblem } from "#benchmarks/nlgift/release/released-problem";
import { UserError } from "#src/errors";
import type { Graph } from "#src/graph/graph";

/** What is kept of an item: a problem's words are not. */
type Kept =
  | Pick<ReleasedProblem, "where" | "answer" | "graph" | "query">
  | Pick<ReleasedItem, "where" | "answer" | "prompt">;

/**
 * Watches that all rows of an item ask the same, and that no cell holds two replies to it.
 *
 * @returns a function to be told each row, which throws a UserError naming both places
 */
export function agreement(): (row: LogRow) => void {
  const items = new Map<string, { readonly first: Kept; readonly replied: Set<string> }>();
  return ({ id, cell, where, asked }) => {
    const name = cell ? `${cell.table} ${cell.model} ${cell.train}` : where;
    const seen = items.get(id);
    if (!seen) {
      items.set(id, { first: kept(asked), replied: new Set([name]) });
      return;
    }
    const { first, replied } = seen;
    const what = difference(first, asked);
    if (what) {
      throw new UserError(
        `${where}: expected ${id} as in ${first.where}, got another ${what}; keep one of the two files`,
      );
    }
    if (replied.has(name)) {
      throw new UserError(`${where}: expected one reply of ${name} to ${id}, got a second; keep one of the files`);
    }
    replied.add(name);
  };
}

function kept(asked: LogRow["asked"]): Kept {
  if ("graph" in asked) {
    const { where, answer, graph, query } = asked;
    return { where, answer, graph, query };
  }
  const { where, answer, prompt } = asked;
  return { where, answer, prompt };
}

function difference(one: Kept, other: LogRow["asked"]): string | undefined {
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
