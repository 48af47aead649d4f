import quantile from "@stdlib/stats-base-dists-beta-quantile";
import type { Interval } from "#eval/stats/interval";
import type { Proportion } from "#eval/stats/proportion";

/**
 * The exact interval for a proportion (Clopper and Pearson 1934), through beta quantiles: covers at least `confidence`
 * at every true share, and so is wider than Wilson's. [0, 1] where there are no items.
 *
 * @param confidence strictly between 0 and 1
 */
export function clopperPearson({ right, of }: Proportion, confidence = 0.95): Interval {
  const tail = (1 - confidence) / 2;
  return [
    right === 0 ? 0 : quantile(tail, right, of - right + 1),
    right === of ? 1 : quantile(1 - tail, right + 1, of - right),
  ];
}
