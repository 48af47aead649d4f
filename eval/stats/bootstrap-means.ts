import type { Clusters } from "#eval/stats/clusters";
import { names } from "#src/pick";
import type { Rng } from "#src/rng";

/** How a bootstrap is made. */
export interface BootstrapOptions {
  readonly resamples?: number;
  /** Strictly between 0 and 1. */
  readonly confidence?: number;
}

export const RESAMPLES = 2000;

/**
 * The mean of each arm over its items in each of many resamples: as many clusters as there are, drawn with replacement,
 * the same ones for all arms (Efron and Tibshirani 1993, chapter 8; Field and Welsh 2007 for clusters).
 */
export function bootstrapMeans<Arm extends string>(
  { sizes, sums }: Clusters<Arm>,
  resamples: number,
  rng: Rng,
): Record<Arm, Float64Array> {
  const arms = names(sums);
  const means = arms.map((arm) => [arm, new Float64Array(resamples)] as const);
  const columns = means.map(([arm, out]) => ({ column: sums[arm], out }));
  const drawn = new Int32Array(sizes.length);
  for (let i = 0; i < resamples; i++) {
    for (let k = 0; k < drawn.length; k++) drawn[k] = rng.next() * drawn.length;
    const items = total(sizes, drawn);
    for (const { column, out } of columns) out[i] = total(column, drawn) / items;
  }
  return Object.fromEntries(means) as Record<Arm, Float64Array>;
}

function total(column: Float64Array, drawn: Int32Array): number {
  let sum = 0;
  for (let k = 0; k < drawn.length; k++) sum += column[drawn[k]!]!;
  return sum;
}
