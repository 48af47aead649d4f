import quantile from "@stdlib/stats-base-dists-normal-quantile";
import type { Interval } from "#eval/stats/interval";
import type { Proportion } from "#eval/stats/proportion";

/**
 * Wilson's score interval for a proportion (Wilson 1927), without continuity correction; [0, 1] where there are no items.
 *
 * @param confidence strictly between 0 and 1
 */
export function wilson({ right, of }: Proportion, confidence = 0.95): Interval {
  if (of === 0) return [0, 1];
  const z2 = quantile((1 + confidence) / 2, 0, 1) ** 2;
  const centre = right + z2 / 2;
  const half = Math.sqrt(z2 * ((right * (of - right)) / of + z2 / 4));
  return [right === 0 ? 0 : (centre - half) / (of + z2), right === of ? 1 : (centre + half) / (of + z2)];
}
