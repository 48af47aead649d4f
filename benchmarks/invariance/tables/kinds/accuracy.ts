import { AUDIT, type Table } from "#benchmarks/invariance/tables/table";
import { cells } from "#benchmarks/invariance/tables/units/cells";
import { type CellKey, cellKey } from "#benchmarks/invariance/tables/units/keys";
import { calls, count } from "#benchmarks/invariance/tables/units/sums";

export interface AccuracyRow extends CellKey {
  readonly accuracy: number;
  readonly n: number;
  /** Distinct prompts in the cell. */
  readonly n_calls: number;
  readonly k_correct: number;
  /** As the strict reader reads; undefined in the published tables. */
  readonly accuracy_strict?: number;
}

/** Right answers in all forms of an axis, among all rows. */
export const accuracy: Table<AccuracyRow> = {
  title: "Accuracy",
  source: AUDIT,
  columns: {
    dataset: "text",
    task: "text",
    mode: "text",
    library: "text",
    axis: "text",
    model: "text",
    accuracy: "share",
    n: "count",
    n_calls: "count",
    k_correct: "count",
    accuracy_strict: "share?",
  },
  rows: ({ rows }) =>
    cells(rows, cellKey).map(({ key, items }) => {
      const n = items.length;
      const k_correct = count(items, ({ correct }) => correct);
      const strict = count(items, ({ correct_strict }) => correct_strict);
      return { ...key, accuracy: k_correct / n, n, n_calls: calls(items), k_correct, accuracy_strict: strict / n };
    }),
};
