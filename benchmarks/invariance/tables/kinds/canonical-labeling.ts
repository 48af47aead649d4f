import type { ScoredRow } from "#benchmarks/invariance/scored/scored-row";
import type { Table } from "#benchmarks/invariance/tables/table";
import { cells } from "#benchmarks/invariance/tables/units/cells";
import { type ArmKey, armKey, nameOfKey } from "#benchmarks/invariance/tables/units/keys";
import { meanDifference } from "#benchmarks/invariance/tables/units/mean-difference";
import { calls, count, share } from "#benchmarks/invariance/tables/units/sums";

export interface CanonicalLabelingRow extends ArmKey {
  /** Under what other labels the same instances were asked. */
  readonly against: "native" | "relabelled";
  readonly n_instances: number;
  /** Distinct prompts under canonical labels. */
  readonly n_calls: number;
  readonly canonical_labels_acc: number;
  readonly against_acc: number;
  readonly delta: number;
  /** undefined: a single instance. */
  readonly ci_low: number | undefined;
  readonly ci_high: number | undefined;
}

/** An instance's result under canonical labels, and its mean under others. */
interface Pair {
  readonly row: ScoredRow;
  readonly other: number;
}

/** What canonical labels gain or cost in accuracy, pairwise: against the instance's own labels, and against the mean of random ones. */
export const canonicalLabeling: Table<CanonicalLabelingRow> = {
  title: "Accuracy under canonical labels",
  source: "the published audit, experiment E3",
  columns: {
    dataset: "text",
    model: "text",
    mode: "text",
    library: "text",
    against: "text",
    n_instances: "count",
    n_calls: "count",
    canonical_labels_acc: "share",
    against_acc: "share",
    delta: "share",
    ci_low: "share?",
    ci_high: "share?",
  },
  rows({ units, labelled = [] }) {
    const asked = new Map(units.map((unit) => [nameOfKey({ ...unit.arm, instance: unit.instance_id }), unit]));
    return cells(labelled, armKey).flatMap(({ key, items }) =>
      (["native", "relabelled"] as const).flatMap((against) => {
        const pairs = items.flatMap((row): Pair[] => {
          const unit = asked.get(nameOfKey({ ...key, instance: row.instance_id }));
          const others = against === "native" ? [unit?.canonical ?? []].flat() : (unit?.changed.relabel ?? []);
          const other = share(
            count(others, ({ correct }) => correct),
            others.length,
          );
          return other === undefined ? [] : [{ row, other }];
        });
        return pairs.length === 0 ? [] : [{ ...key, against, ...compared(pairs) }];
      }),
    );
  },
};

function compared(pairs: readonly Pair[]): Omit<CanonicalLabelingRow, keyof ArmKey | "against"> {
  const n_instances = pairs.length;
  const canonical_labels_acc = count(pairs, ({ row }) => row.correct) / n_instances;
  const against_acc = pairs.reduce((sum, { other }) => sum + other, 0) / n_instances;
  const interval = meanDifference(pairs.map(({ row, other }) => Number(row.correct) - other))?.interval;
  return {
    n_instances,
    n_calls: calls(pairs.map(({ row }) => row)),
    canonical_labels_acc,
    against_acc,
    delta: canonical_labels_acc - against_acc,
    ci_low: interval?.[0],
    ci_high: interval?.[1],
  };
}
