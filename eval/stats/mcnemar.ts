import binomial from "@stdlib/stats-base-dists-binomial-cdf";

/**
 * McNemar's test with the mid-p value, two-sided: the exact binomial test in which the observed table counts half
 * (Fagerland, Lydersen, Laake 2013). Only items on which the arms differ matter; 1 where there are none.
 *
 * @param gained items right in the second arm only
 * @param lost items right in the first arm only
 */
export function mcnemar(gained: number, lost: number): number {
  const fewer = Math.min(gained, lost);
  const below = (k: number) => binomial(k, gained + lost, 0.5);
  return below(fewer) + below(fewer - 1);
}
