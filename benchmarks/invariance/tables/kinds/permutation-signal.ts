import type { ScoredRow } from "#benchmarks/invariance/scored/scored-row";
import type { Table } from "#benchmarks/invariance/tables/table";
import { cells } from "#benchmarks/invariance/tables/units/cells";
import type { Forms } from "#benchmarks/invariance/tables/units/forms";
import type { ArmKey } from "#benchmarks/invariance/tables/units/keys";
import { type Signal, signalOf } from "#benchmarks/invariance/tables/units/signal";

export interface PermutationSignalRow extends ArmKey, Signal {
  /** Which other forms are asked beside the canonical one; `@matched`: of instances that have as many of relabel and of order. */
  readonly probe: string;
  /** Answers, the canonical one among them; fewer where an instance has fewer forms. */
  readonly k: string;
}

const COUNTS = [2, 3, 4, Number.POSITIVE_INFINITY];

const probes: Readonly<Record<string, (changed: Forms["changed"]) => readonly ScoredRow[]>> = {
  both: ({ order, relabel }) => [...order, ...relabel],
  order: ({ order }) => order,
  relabel: ({ relabel }) => relabel,
};

/** Whether asking a question in several forms tells wrong answers, and outvotes them. What is wrong in the same way in every form, it cannot see. */
export const permutationSignal: Table<PermutationSignalRow> = {
  title: "Disagreement between forms as a signal of error",
  source: "the published audit, experiments E1 and E2; its rule for ties beside ours",
  columns: {
    dataset: "text",
    model: "text",
    mode: "text",
    library: "text",
    probe: "text",
    k: "text",
    n_instances: "count",
    n_calls: "count",
    accuracy: "share?",
    errors: "count",
    caught: "count",
    recall: "share?",
    answered_errors: "count",
    recall_answered: "share?",
    precision: "share?",
    wrong_given_agree: "share?",
    vote_acc: "share?",
    vote_acc_published: "share?",
    abstain_coverage: "share?",
    abstain_acc: "share?",
  },
  rows: ({ units }) =>
    cells(
      units.filter(({ canonical }) => canonical),
      ({ arm }) => arm,
    ).flatMap(({ key, items }) =>
      Object.keys(probes).flatMap((probe) =>
        COUNTS.flatMap((k) => [...asked(items, probe, k, false), ...asked(items, probe, k, true)]).map((row) => ({
          ...key,
          ...row,
        })),
      ),
    ),
};

/** The row of a probe; none where no instance has what it takes. */
function asked(units: readonly Forms[], probe: string, k: number, isMatched: boolean) {
  if (isMatched && (probe === "both" || k === Number.POSITIVE_INFINITY)) return [];
  const isFit = ({ changed: { relabel, order } }: Forms) => Math.min(relabel.length, order.length) >= k - 1;
  const instances = (isMatched ? units.filter(isFit) : units)
    .map(({ canonical, changed }) => [canonical!, ...probes[probe]!(changed).slice(0, k - 1)])
    .filter((answers) => answers.length > 1);
  if (instances.length === 0) return [];
  const name = isMatched ? `${probe}@matched` : probe;
  return [{ probe: name, k: Number.isFinite(k) ? String(k) : "all", ...signalOf(instances) }];
}
