import t from "@stdlib/stats-base-dists-t-quantile";
import type { Interval } from "#eval/stats/interval";

/**
 * Student's t interval for the mean of a value over training runs, one value a seed: it holds what item-level tests
 * leave out, that another run would have given another model. It speaks for the items that all runs share, and no
 * others; `twoLevelBootstrap` speaks for both. Undefined with fewer than two runs.
 *
 * @param confidence strictly between 0 and 1
 */
export function runInterval(values: readonly number[], confidence = 0.95): Interval | undefined {
  if (values.length < 2) return undefined;
  const mean = values.reduce((a, b) => a + b, 0) / values.length;
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1);
  const half = t((1 + confidence) / 2, values.length - 1) * Math.sqrt(variance / values.length);
  return [mean - half, mean + half];
}
