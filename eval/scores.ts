import type { Cell, CellItem, Counts, Repeat } from "#eval/cell";
import { isScored, type Outcome, type Verdict } from "#eval/verdict";
import type { Problem } from "#generators/problem";
import { groupBy } from "#src/group-by";

/** Whose replies are scored: a model of an arm, on a column. */
export interface Place {
  readonly row: string;
  readonly column: string;
  /** The training seed of the model that answered; undefined for zero-shot. */
  readonly seed?: number | undefined;
}

/** One line of `scores.jsonl`: an item of a cell, and how it ended. */
export interface Score extends Place, Verdict {
  /** The problem's id. */
  readonly problem: string;
  readonly instance: string;
}

/**
 * The scores of one model on one column, in the order of its problems: whatever the order in which replies came, the
 * same bytes.
 *
 * @param verdicts by problem id, of every problem
 */
export function scoresOf(
  { row, column, seed }: Place,
  problems: readonly Pick<Problem, "id" | "instance">[],
  verdicts: ReadonlyMap<string, Verdict>,
): Score[] {
  const place = { row, column, ...(seed !== undefined && { seed }) };
  return problems.map(({ id, instance }) => ({ ...place, problem: id, instance, ...verdicts.get(id)! }));
}

/**
 * Gathers scores into cells, in the order in which rows and columns first appear, and within a cell by training seed,
 * in ascending order.
 */
export function cellsOf(scores: readonly Score[]): Cell[] {
  return [...groupBy(scores, ({ row, column }) => JSON.stringify([row, column])).values()].map((members) => {
    const { row, column } = members[0]!;
    const bySeed = [...groupBy(members, ({ seed }) => seed)].sort(([a = -1], [b = -1]) => a - b);
    const repeats = bySeed.map(([seed, own]): Repeat => {
      const items = own.map(({ problem, instance, outcome }): CellItem => ({ id: problem, instance, outcome }));
      return { ...(seed !== undefined && { seed }), ...countsOf(own), items };
    });
    return { row, column, ...countsOf(members), repeats };
  });
}

/** Counts how items ended. */
export function countsOf(items: readonly Pick<CellItem, "outcome">[]): Counts {
  const outcomes: Partial<Record<Outcome, number>> = {};
  for (const { outcome } of items) outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
  return { right: outcomes.correct ?? 0, of: items.filter(({ outcome }) => isScored(outcome)).length, outcomes };
}
