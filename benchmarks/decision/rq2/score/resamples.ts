import type { Rng } from "#src/rng";

/** Resamples of the benchmark's bootstrap, and the places of its interval's ends among the sorted values. */
export const RESAMPLES = 1000;
export const ENDS = [24, 974] as const;

/** The targets of each resample: as many as there are, with replacement. All contrasts of a data set use the same ones. */
export function resamples(count: number, rng: Rng): Int32Array[] {
  return Array.from({ length: RESAMPLES }, () => Int32Array.from({ length: count }, () => rng.int(0, count - 1)));
}
