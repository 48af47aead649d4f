import type { ScoredRow } from "#benchmarks/invariance/scored/scored-row";
import { cells } from "#benchmarks/invariance/tables/units/cells";
import { classCounts, type Failure } from "#benchmarks/invariance/tables/units/classes";
import { type ArmKey, armKey } from "#benchmarks/invariance/tables/units/keys";
import { calls } from "#benchmarks/invariance/tables/units/sums";

/** How an arm's programs failed, over all axes. */
export interface ClassCounts extends ArmKey {
  readonly counts: Readonly<Record<Failure, number>>;
  readonly n: number;
  /** Distinct prompts. */
  readonly n_calls: number;
}

/** Programs alone: of answers in text only right, wrong and unread are known. */
export function classCountsOf(rows: readonly ScoredRow[]): ClassCounts[] {
  const programs = rows.filter(({ mode }) => mode !== "direct");
  return cells(programs, armKey).map(({ key, items }) => ({
    ...key,
    counts: classCounts(items),
    n: items.length,
    n_calls: calls(items),
  }));
}
