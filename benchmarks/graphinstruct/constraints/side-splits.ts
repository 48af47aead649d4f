import type { Facts } from "#benchmarks/graphinstruct/constraints/facts";

/** Sizes of two sides, the smaller first. */
export type Sides = readonly [smaller: number, larger: number];

/** Components times nodes above which the splits aren't listed. */
const BUDGET = 5e7;

/**
 * All sizes that the two sides of a bipartite graph can have: every component may be turned over, so the sizes are the
 * sums of one number out of each component's pair. undefined: beyond the budget.
 */
export function sideSplits({ order, components, bipartition }: Facts): readonly Sides[] | undefined {
  const differences = differencesBySize(order, components, bipartition!);
  if (differences.size * order > BUDGET) return undefined;
  let smallest = 0;
  const counts = [...differences].filter(([difference]) => difference > 0);
  for (const [difference, count] of counts) smallest += difference * count;
  const base = (order - smallest) / 2;
  const reachable = subsetSums(counts, smallest);
  const splits: Sides[] = [];
  for (let sum = 0; sum <= smallest; sum++) {
    const side = base + sum;
    if (reachable[sum] === 1 && side * 2 <= order) splits.push([side, order - side]);
  }
  return splits;
}

/** How many components have sides that differ by so much. */
function differencesBySize(order: number, components: Facts["components"], sides: Uint8Array): Map<number, number> {
  const difference = new Int32Array(components.count);
  for (let node = 0; node < order; node++) difference[components.of[node]!]! += sides[node] === 0 ? 1 : -1;
  const counts = new Map<number, number>();
  for (const own of difference) counts.set(Math.abs(own), (counts.get(Math.abs(own)) ?? 0) + 1);
  return counts;
}

/** Which sums up to `total` are made of at most `count` of each number. */
function subsetSums(numbers: readonly (readonly [number: number, count: number])[], total: number): Uint8Array {
  const reachable = new Uint8Array(total + 1);
  reachable[0] = 1;
  const used = new Int32Array(total + 1);
  for (const [number, count] of numbers) {
    used.fill(0);
    for (let sum = number; sum <= total; sum++) {
      if (reachable[sum] === 1 || reachable[sum - number] !== 1 || used[sum - number]! >= count) continue;
      reachable[sum] = 1;
      used[sum] = used[sum - number]! + 1;
    }
  }
  return reachable;
}
