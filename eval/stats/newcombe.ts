import type { Interval } from "#eval/stats/interval";
import type { Proportion } from "#eval/stats/proportion";
import { squareAndAdd } from "#eval/stats/square-and-add";

/**
 * Newcombe's hybrid score interval for the difference a − b of two independent shares, without continuity correction
 * (Newcombe 1998, Statistics in Medicine 17: 873–890, method 10). [−1, 1] where both samples are empty.
 *
 * @param confidence strictly between 0 and 1
 */
export function newcombe(a: Proportion, b: Proportion, confidence = 0.95): Interval {
  return squareAndAdd(a, b, 0, confidence);
}
