/**
 * The largest whole number up to `most` whose size is within a budget, by binary search: sizes must not fall as numbers
 * rise. undefined where 0 is beyond it.
 */
export function largestFitting(most: number, budget: number, sizeOf: (number: number) => number): number | undefined {
  if (sizeOf(0) > budget) return undefined;
  let [low, high] = [0, most];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (sizeOf(middle) <= budget) low = middle;
    else high = middle - 1;
  }
  return low;
}
