import { AUDIT, type Table } from "#benchmarks/invariance/tables/table";
import { areCorrect, areIdentical } from "#benchmarks/invariance/tables/units/agreement";
import { cells } from "#benchmarks/invariance/tables/units/cells";
import { groupKey } from "#benchmarks/invariance/tables/units/groups";
import type { CellKey } from "#benchmarks/invariance/tables/units/keys";
import { spread, taskOf, truthRanges } from "#benchmarks/invariance/tables/units/spread";
import { calls, count, mean } from "#benchmarks/invariance/tables/units/sums";

export interface InvarianceRow extends CellKey {
  readonly k_identical: number;
  readonly k_all_correct: number;
  readonly n_instances: number;
  /** I: instances whose forms all have one answer, right or wrong. A form that was not read, as after a crash, makes it none. */
  readonly frac_identical: number;
  /** R: instances that are right in all forms. */
  readonly frac_all_correct: number;
  /** undefined: no answer of the task is a number. */
  readonly mean_spread?: number | undefined;
  /** The distinct prompts of each instance, summed: not the `n_calls` of accuracy, which counts a prompt of many instances once. */
  readonly n_calls?: number;
  /** Distinct prompts in the cell: one reply may stand behind all its instances. */
  readonly n_calls_cell?: number;
}

/** Answers that stay the same, by instance, then aggregated. Axes have different numbers of forms, so they are not comparable with each other. */
export const invariance: Table<InvarianceRow> = {
  title: "Invariance",
  source: AUDIT,
  columns: {
    dataset: "text",
    task: "text",
    mode: "text",
    library: "text",
    axis: "text",
    model: "text",
    k_identical: "count",
    k_all_correct: "count",
    n_instances: "count",
    frac_identical: "share",
    frac_all_correct: "share",
    mean_spread: "share?",
    n_calls: "count?",
    n_calls_cell: "count?",
  },
  rows({ rows, groups }) {
    const ranges = truthRanges(rows);
    return cells(groups, groupKey).map(({ key, items }) => {
      const range = ranges.get(taskOf(key.dataset, key.task)) ?? 0;
      const n_instances = items.length;
      const k_identical = count(items, ({ members }) => areIdentical(members));
      const k_all_correct = count(items, ({ members }) => areCorrect(members));
      const spreads = items.map(({ members }) => spread(members, range)).filter((value) => value !== undefined);
      return {
        ...key,
        k_identical,
        k_all_correct,
        n_instances,
        frac_identical: k_identical / n_instances,
        frac_all_correct: k_all_correct / n_instances,
        mean_spread: mean(spreads),
        n_calls: items.reduce((sum, { members }) => sum + calls(members), 0),
        n_calls_cell: calls(items.flatMap(({ members }) => members)),
      };
    });
  },
};
