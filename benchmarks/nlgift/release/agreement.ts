import type { LogRow } from "#benchmarks/nlgift/release/release-file";
import { UserError } from "#src/errors";
import type { Graph } from "#src/graph/graph";

/** What is kept of an item. */
interface Seen {
  readonly where: string;
  readonly answer: string;
  readonly question: string;
  readonly graph: Graph | undefined;
  /** The models that have replied, by name. */
  readonly replied: Set<string>;
}

/**
 * Watches that all rows of an item ask the same, and that no cell holds two replies to it.
 *
 * @returns a function to be told each row, which throws a UserError naming both places
 */
export function agreement(): (row: LogRow) => void {
  const items = new Map<string, Seen>();
  return (row) => {
    const { id, cell, where } = row;
    const name = cell ? `${cell.table} ${cell.model} ${cell.train}` : where;
    const seen = items.get(id);
    if (!seen) {
      items.set(id, { ...told(row), replied: new Set([name]) });
      return;
    }
    const what = difference(seen, told(row));
    if (what) {
      throw new UserError(
        `${where}: expected ${id} as in ${seen.where}, got another ${what}; keep one of the two files`,
      );
    }
    if (seen.replied.has(name)) {
      throw new UserError(`${where}: expected one reply of ${name} to ${id}, got a second; keep one of the files`);
    }
    seen.replied.add(name);
  };
}

type Told = Omit<Seen, "replied">;

function told({ asked }: LogRow): Told {
  // One log holds truth values as text.
  const answer = JSON.stringify(asked.answer).toLowerCase().replaceAll('"', "");
  const problem = "graph" in asked ? asked : undefined;
  const question = "graph" in asked ? JSON.stringify(asked.query) : asked.prompt;
  return { where: asked.where, answer, question, graph: problem?.graph };
}

function difference(one: Told, other: Told): string | undefined {
  if (one.answer !== other.answer) return "answer";
  if (one.question !== other.question) return "question";
  return sameGraph(one.graph, other.graph) ? undefined : "graph";
}

function sameGraph(one: Graph | undefined, other: Graph | undefined): boolean {
  if (one === other) return true;
  if (!one || !other || one.order !== other.order) return false;
  return same(one.sources, other.sources) && same(one.targets, other.targets) && same(one.weights, other.weights);
}

function same(one: ArrayLike<number> = [], other: ArrayLike<number> = []): boolean {
  return one.length === other.length && Array.from(one).every((value, i) => value === other[i]);
}
