import { normalTail } from "#eval/stats/normal-tail";

/**
 * Two one-sided tests (Schuirmann 1987): the p-value for "the difference is within −margin … margin". Small p speaks for
 * equivalence; at p < α the (1 − 2α) interval of the same statistic lies within the margin. 1 where nothing can be said.
 *
 * @param score the statistic that is standard normal where the true difference is its argument
 * @param margin the largest difference that does not matter, strictly between 0 and 1, stated before the data are seen
 */
export function tost(score: (difference: number) => number, margin: number): number {
  if (!(margin > 0 && margin < 1)) throw new RangeError(`tost: expected a margin between 0 and 1, got ${margin}`);
  const p = Math.max(normalTail(score(-margin)), normalTail(-score(margin)));
  return Number.isNaN(p) ? 1 : p;
}
