import type { Interval } from "#eval/stats/interval";
import { quantile } from "#eval/stats/quantile";

/** The bootstrap's percentile interval: the middle of its replicates (Efron and Tibshirani 1993, section 13.3). */
export function percentileInterval(replicates: Float64Array, confidence: number): Interval {
  const sorted = replicates.toSorted();
  return [quantile(sorted, (1 - confidence) / 2), quantile(sorted, (1 + confidence) / 2)];
}
