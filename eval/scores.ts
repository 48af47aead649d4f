import { from, op } from "arquero";
import type { Cell } from "#eval/matrix";
import { isScored, type Outcome, type Verdict } from "#eval/verdict";
import type { Problem } from "#generators/problem";

/** One line of `scores.jsonl`: an item of a cell, and how it ended. */
export interface Score extends Verdict {
  /** The cell. */
  readonly row: string;
  readonly column: string;
  /** The problem's id. */
  readonly problem: string;
  readonly instance: string;
}

/**
 * The scores of one cell, in the order of its problems: whatever the order in which replies came, the same bytes.
 *
 * @param verdicts by problem id, of every problem
 */
export function scoresOf(
  cell: Pick<Cell, "row" | "column">,
  problems: readonly Pick<Problem, "id" | "instance">[],
  verdicts: ReadonlyMap<string, Verdict>,
): Score[] {
  const { row, column } = cell;
  return problems.map(({ id, instance }) => ({ row, column, problem: id, instance, ...verdicts.get(id)! }));
}

/** Gathers scores into cells, in the order in which rows and columns first appear. */
export function cellsOf(scores: readonly Score[]): Cell[] {
  const groups = from(scores.map(({ row, column }, at) => ({ row, column, at })))
    .groupby("row", "column")
    .rollup({ members: op.array_agg("at") })
    .objects() as { row: string; column: string; members: number[] }[];
  return groups.map(({ row, column, members }) => {
    const items = members.map((at) => {
      const { problem, instance, outcome } = scores[at]!;
      return { id: problem, instance, outcome };
    });
    return { row, column, ...count(items.map(({ outcome }) => outcome)), items };
  });
}

function count(all: readonly Outcome[]): Pick<Cell, "right" | "of" | "outcomes"> {
  const outcomes: Partial<Record<Outcome, number>> = {};
  for (const outcome of all) outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
  return { right: outcomes.correct ?? 0, of: all.filter(isScored).length, outcomes };
}
