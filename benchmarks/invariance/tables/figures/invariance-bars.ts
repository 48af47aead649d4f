import type { InvarianceRow } from "#benchmarks/invariance/tables/kinds/invariance";
import type { NoiseFloorRow } from "#benchmarks/invariance/tables/kinds/noise-floor";
import { cells } from "#benchmarks/invariance/tables/units/cells";
import { type ArmKey, armKey, nameOfKey } from "#benchmarks/invariance/tables/units/keys";
import { mean } from "#benchmarks/invariance/tables/units/sums";

/** Identical answers of an arm along an axis, in 0 … 1: the mean over tasks. */
export interface InvarianceBar extends ArmKey {
  readonly axis: string;
  readonly identical: number;
  /** What the same prompt asked again reaches, on the sampled instances; undefined: not measured. It is drawn beside, never subtracted. */
  readonly floor: number | undefined;
  readonly n_instances: number;
  /** Distinct prompts; 0 where the table does not say. */
  readonly n_calls: number;
}

export function invarianceBars(rows: readonly InvarianceRow[], floors: readonly NoiseFloorRow[]): InvarianceBar[] {
  const measured = new Map(floors.map((row) => [nameOfKey({ ...armKey(row), axis: row.axis }), 1 - row.floor_flips]));
  return cells(rows, (row) => ({ ...armKey(row), axis: row.axis })).map(({ key, items }) => ({
    ...key,
    identical: mean(items.map((row) => row.frac_identical))!,
    floor: measured.get(nameOfKey(key)),
    n_instances: items.reduce((sum, row) => sum + row.n_instances, 0),
    n_calls: items.reduce((sum, row) => sum + (row.n_calls_cell ?? 0), 0),
  }));
}
