import { type OneTree, oneTree } from "#benchmarks/decision/rq3/tour/one-tree";

/** A lower bound of round trips. */
export interface Ascent {
  /** No round trip is shorter. */
  readonly bound: number;
  /** The 1-tree that shows it, under distances shifted by the cities' prices: all round trips change by the same amount. */
  readonly tree: OneTree;
}

/** Steps of the ascent; how long the first is, as a share of what is missing; after so many vain ones it is halved. */
const STEPS = 300;
const SHARE = 1;
const PATIENCE = 10;

/**
 * The bound of Held and Karp (1971): prices on cities push the lightest 1-tree towards two edges at each city, by
 * subgradient steps.
 *
 * @param distances by city and city
 * @param known the length of a round trip
 */
export function ascend(distances: readonly Float64Array[], known: number): Ascent {
  const prices = new Float64Array(distances.length);
  let best = priced(distances, prices);
  let share = SHARE;
  for (let [step, vain] = [0, 0]; step < STEPS; step++) {
    const now = priced(distances, prices);
    vain = now.bound > best.bound ? 0 : vain + 1;
    if (now.bound > best.bound) best = now;
    if (vain === PATIENCE) [share, vain] = [share / 2, 0];
    const spread = now.tree.degrees.reduce((sum, degree) => sum + (degree - 2) ** 2, 0);
    if (spread === 0 || best.bound > known - 1) break;
    const length = (share * Math.max(1, known - now.bound)) / spread;
    now.tree.degrees.forEach((degree, city) => {
      prices[city]! += length * (degree - 2);
    });
  }
  return best;
}

function priced(distances: readonly Float64Array[], prices: Float64Array): Ascent {
  const tree = oneTree(distances.map((row, a) => row.map((distance, b) => distance + prices[a]! + prices[b]!)));
  return { tree, bound: tree.weight - 2 * prices.reduce((a, b) => a + b, 0) };
}
