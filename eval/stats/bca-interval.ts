import cdf from "@stdlib/stats-base-dists-normal-cdf";
import normal from "@stdlib/stats-base-dists-normal-quantile";
import type { Interval } from "#eval/stats/interval";
import { quantile } from "#eval/stats/quantile";

/** A statistic, and its values in the resamples and with each cluster left out. */
export interface Replicates {
  readonly estimate: number;
  readonly bootstrap: Float64Array;
  readonly jackknife: Float64Array;
}

/**
 * The bias-corrected and accelerated bootstrap interval (Efron 1987; Efron and Tibshirani 1993, section 14.3): the
 * percentiles are moved by how far the replicates' median is from the estimate, and by their skewness.
 */
export function bcaInterval({ estimate, bootstrap, jackknife }: Replicates, confidence: number): Interval {
  const bias = normal(shareBelow(bootstrap, estimate), 0, 1);
  const skew = acceleration(jackknife);
  const sorted = bootstrap.toSorted();
  const bound = (level: number) => {
    const moved = bias + normal(level, 0, 1);
    return quantile(sorted, cdf(bias + moved / (1 - skew * moved), 0, 1));
  };
  return [bound((1 - confidence) / 2), bound((1 + confidence) / 2)];
}

/** Replicates below the estimate, ties as half; never quite none or all, so that its normal quantile is finite. */
function shareBelow(replicates: Float64Array, estimate: number): number {
  let below = 0;
  for (const value of replicates) below += value < estimate ? 1 : value === estimate ? 0.5 : 0;
  const least = 0.5 / replicates.length;
  return Math.min(1 - least, Math.max(least, below / replicates.length));
}

/** A sixth of the skewness of the jackknife's values, mirrored; 0 where they do not vary. */
function acceleration(jackknife: Float64Array): number {
  const mean = jackknife.reduce((a, b) => a + b, 0) / jackknife.length;
  let squares = 0;
  let cubes = 0;
  for (const value of jackknife) {
    squares += (mean - value) ** 2;
    cubes += (mean - value) ** 3;
  }
  return squares === 0 ? 0 : cubes / (6 * squares ** 1.5);
}
