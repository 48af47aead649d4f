import { checkPs } from "#eval/stats/check-ps";

/**
 * Holm's step-down p-values (Holm 1979), in the order given: rejecting where they are at most α keeps the chance of
 * any false rejection in the family at α, however the tests depend on each other.
 *
 * @throws RangeError for a p outside 0 … 1
 */
export function holm(ps: readonly number[]): number[] {
  checkPs(ps);
  const ascending = [...ps.keys()].sort((a, b) => ps[a]! - ps[b]!);
  const adjusted: number[] = new Array(ps.length);
  let highest = 0;
  ascending.forEach((index, rank) => {
    highest = Math.max(highest, Math.min(1, ps[index]! * (ps.length - rank)));
    adjusted[index] = highest;
  });
  return adjusted;
}
