/** Halvings of the range that is searched: far below any share of items. */
const STEPS = 40;

/** The smallest effect of at most `most` whose power reaches `wanted`, power rising with it; undefined if none does. */
export function smallestWith(wanted: number, most: number, power: (effect: number) => number): number | undefined {
  if (!(power(most) >= wanted)) return undefined;
  let [low, high] = [0, most];
  for (let step = 0; step < STEPS; step++) {
    const middle = (low + high) / 2;
    if (power(middle) >= wanted) high = middle;
    else low = middle;
  }
  return high;
}
