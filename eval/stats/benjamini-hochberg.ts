import { checkPs } from "#eval/stats/check-ps";

/**
 * Benjamini and Hochberg's step-up p-values (1995), in the order given: rejecting where they are at most q keeps the
 * expected share of false rejections at q, for independent or positively dependent tests.
 *
 * @throws RangeError for a p outside 0 … 1
 */
export function benjaminiHochberg(ps: readonly number[]): number[] {
  checkPs(ps);
  const descending = [...ps.keys()].sort((a, b) => ps[b]! - ps[a]!);
  const adjusted: number[] = new Array(ps.length);
  let lowest = 1;
  descending.forEach((index, above) => {
    lowest = Math.min(lowest, (ps[index]! * ps.length) / (ps.length - above));
    adjusted[index] = lowest;
  });
  return adjusted;
}
