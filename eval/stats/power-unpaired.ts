import { powerOfZ } from "#eval/stats/power-of-z";

/**
 * The chance that the two-sided pooled z-test at level `alpha` tells two independent samples of `n` items each apart,
 * whose true shares are `from` and `to`: the normal approximation with pooled variance in the test and each sample's
 * own in its distribution (Fleiss, Levin, Paik 2003, chapter 4, without continuity correction).
 */
export function powerUnpaired(from: number, to: number, n: number, alpha = 0.05): number {
  const mean = (from + to) / 2;
  const assumed = Math.sqrt((2 * mean * (1 - mean)) / n);
  const actual = Math.sqrt((from * (1 - from) + to * (1 - to)) / n);
  return powerOfZ(to - from, assumed, actual, alpha);
}
