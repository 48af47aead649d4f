import type { Interval } from "#eval/stats/interval";

/** The normal distribution's 97.5th percentile, as printed in the published audit. */
const Z = 1.96;

export interface MeanDifference {
  readonly difference: number;
  /** Of the difference. */
  readonly se: number;
  readonly interval: Interval;
}

/** The mean of paired differences and its 95% interval by the normal distribution; undefined with fewer than two. */
export function meanDifference(differences: readonly number[]): MeanDifference | undefined {
  const n = differences.length;
  if (n < 2) return undefined;
  const sum = (values: readonly number[]) => values.reduce((a, b) => a + b, 0);
  const difference = sum(differences) / n;
  const se = Math.sqrt(sum(differences.map((d) => (d - difference) ** 2)) / (n - 1) / n);
  return { difference, se, interval: [difference - Z * se, difference + Z * se] };
}
