import type { Answered } from "#benchmarks/decision/rq1/score/answered";
import { wordedName } from "#benchmarks/decision/rq1/worded/worded-tasks";
import type { Cell, Counts, Repeat } from "#eval/cell";
import { isScored } from "#eval/verdict";
import { groupBy } from "#src/group-by";

/** The answers of one model of a row. */
export interface TrainingRun {
  /** Its training seed; undefined where it was not tuned. */
  readonly seed?: number;
  readonly answered: readonly Answered[];
}

/**
 * Answers as cells of the main job's matrix, a column for each task: what tuning on one kind of query does to the others is
 * then a matter of its statistics (`scoreMatrix`).
 *
 * @param row the arm: a task's name among the main job's where the models were tuned on its queries, or ZERO_SHOT
 * @param runs one a model, of different seeds, all asked the same queries
 */
export function queryCells(row: string, runs: readonly TrainingRun[]): Cell[] {
  const answers = runs.flatMap(({ seed, answered }) => answered.map((one) => ({ ...one, seed })));
  return [...groupBy(answers, ({ query }) => query.task)].map(
    ([task, own]): Cell => ({
      row,
      column: wordedName(task),
      ...counts(own),
      repeats: [...groupBy(own, ({ seed }) => seed)].map(
        ([seed, those]): Repeat => ({
          ...(seed !== undefined && { seed }),
          ...counts(those),
          items: those.map(({ query: { id }, verdict: { outcome } }) => ({ id, instance: id, outcome })),
        }),
      ),
    }),
  );
}

function counts(answered: readonly Answered[]): Counts {
  const outcomes = groupBy(answered, ({ verdict }) => verdict.outcome);
  return {
    right: outcomes.get("correct")?.length ?? 0,
    of: answered.filter(({ verdict }) => isScored(verdict.outcome)).length,
    outcomes: Object.fromEntries([...outcomes].map(([outcome, those]) => [outcome, those.length])),
  };
}
