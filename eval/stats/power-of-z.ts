import cdf from "@stdlib/stats-base-dists-normal-cdf";
import quantile from "@stdlib/stats-base-dists-normal-quantile";

/**
 * The chance that a two-sided z-test at level `alpha` rejects, either way, where the statistic's mean is `difference`
 * and its standard deviation `actual`, and the test takes it to be `assumed`.
 */
export function powerOfZ(difference: number, assumed: number, actual: number, alpha: number): number {
  const critical = quantile(1 - alpha / 2, 0, 1) * assumed;
  return cdf(-critical, -difference, actual) + cdf(-critical, difference, actual);
}
