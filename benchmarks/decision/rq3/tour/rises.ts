import type { OneTree } from "#benchmarks/decision/rq3/tour/one-tree";

/**
 * How much heavier the lightest 1-tree with an edge is than the lightest of all, by city and city; 0 for its own edges. The
 * edge takes the place of the heaviest one on the way between its ends, or of the second at city 0.
 */
export function rises({ weights, order, parents, nearest: [, second] }: OneTree): readonly Float64Array[] {
  const heaviest = weights.map(() => new Float64Array(weights.length).fill(weights[0]![second]!));
  for (const [i, city] of order.entries()) {
    const parent = parents[city]!;
    for (const other of order.slice(0, i)) {
      const onTheWay = other === parent ? Number.NEGATIVE_INFINITY : heaviest[parent]![other]!;
      const most = Math.max(onTheWay, weights[city]![parent]!);
      heaviest[city]![other] = most;
      heaviest[other]![city] = most;
    }
  }
  return weights.map((row, a) => row.map((weight, b) => Math.max(0, weight - heaviest[a]![b]!)));
}
