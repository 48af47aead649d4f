import binomial from "@stdlib/stats-base-dists-binomial-cdf";

/**
 * McNemar's exact test, two-sided: twice the smaller binomial tail of the items on which the arms differ, at most 1
 * (McNemar 1947; Fagerland, Lydersen, Laake 2013, "exact conditional"). Never above its level, and so conservative:
 * `mcnemar`, the mid-p test, comes closer. 1 where the arms never differ.
 *
 * @param gained items right in the second arm only
 * @param lost items right in the first arm only
 */
export function mcnemarExact(gained: number, lost: number): number {
  return Math.min(1, 2 * binomial(Math.min(gained, lost), gained + lost, 0.5));
}
