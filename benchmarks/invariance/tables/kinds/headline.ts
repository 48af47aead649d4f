import { type AccuracyRow, accuracy } from "#benchmarks/invariance/tables/kinds/accuracy";
import { type InvarianceRow, invariance } from "#benchmarks/invariance/tables/kinds/invariance";
import { AUDIT, type Table } from "#benchmarks/invariance/tables/table";
import { cells } from "#benchmarks/invariance/tables/units/cells";
import { isHeadline } from "#benchmarks/invariance/tables/units/groups";
import { type ArmKey, armKey, nameOfKey } from "#benchmarks/invariance/tables/units/keys";
import { calls, mean } from "#benchmarks/invariance/tables/units/sums";

/** An arm's accuracy over all records, and its invariance over tasks and the axes relabel and order, each cell with the same weight. */
export interface Headline extends ArmKey {
  readonly accuracy: number;
  /** undefined in the published tables. */
  readonly accuracy_strict?: number | undefined;
  readonly k_correct: number;
  readonly n: number;
  /** undefined: no instance was asked in two forms. */
  readonly frac_identical?: number | undefined;
  readonly frac_all_correct?: number | undefined;
  readonly n_instances: number;
}

export interface HeadlineRow extends Headline {
  /** Distinct prompts in the arm. */
  readonly n_calls: number;
}

export const headline: Table<HeadlineRow> = {
  title: "Accuracy over all records; identical and all right over relabel and order",
  source: AUDIT,
  columns: {
    dataset: "text",
    model: "text",
    mode: "text",
    library: "text",
    accuracy: "share",
    accuracy_strict: "share?",
    k_correct: "count",
    n: "count",
    frac_identical: "share?",
    frac_all_correct: "share?",
    n_instances: "count",
    n_calls: "count",
  },
  rows(study) {
    const arms = cells(study.rows, armKey);
    const lines = headlines(accuracy.rows(study), invariance.rows(study));
    return lines.map((line, i) => ({ ...line, n_calls: calls(arms[i]!.items) }));
  },
};

/** The headline of each arm from the tables of accuracy and invariance, in the order of arms. */
export function headlines(accuracies: readonly AccuracyRow[], invariances: readonly InvarianceRow[]): Headline[] {
  const measured = new Map(
    cells(invariances.filter(isHeadline), armKey).map(({ key, items }) => [nameOfKey(key), items] as const),
  );
  return cells(accuracies, armKey).map(({ key, items }) => {
    const sum = (value: (row: AccuracyRow) => number) => items.reduce((total, row) => total + value(row), 0);
    const [n, k_correct] = [sum((row) => row.n), sum((row) => row.k_correct)];
    const strict = sum((row) => (row.accuracy_strict ?? Number.NaN) * row.n) / n;
    const own = measured.get(nameOfKey(key)) ?? [];
    return {
      ...key,
      accuracy: k_correct / n,
      accuracy_strict: Number.isNaN(strict) ? undefined : strict,
      k_correct,
      n,
      frac_identical: mean(own.map((row) => row.frac_identical)),
      frac_all_correct: mean(own.map((row) => row.frac_all_correct)),
      n_instances: own.reduce((total, row) => total + row.n_instances, 0),
    };
  });
}
