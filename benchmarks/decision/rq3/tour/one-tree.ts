/** A lightest 1-tree: a tree on cities 1 … n-1, and the two lightest edges at city 0. */
export interface OneTree {
  readonly weight: number;
  /** Edges of the 1-tree at each city. */
  readonly degrees: Int32Array;
  /** How much heavier the lightest 1-tree with an edge is, by city and city; 0 for its own edges. */
  rise(a: number, b: number): number;
}

/**
 * A lightest 1-tree (Held and Karp 1970; the tree after Prim 1957). No round trip is shorter.
 *
 * @param weights by city and city, symmetric, for three cities or more
 */
export function oneTree(weights: readonly Float64Array[]): OneTree {
  const { order, parents } = primTree(weights);
  const degrees = new Int32Array(weights.length);
  let weight = 0;
  const take = (a: number, b: number) => {
    degrees[a]!++;
    degrees[b]!++;
    weight += weights[a]![b]!;
  };
  for (const city of order.slice(1)) take(city, parents[city]!);
  const [first, second] = twoNearest(weights[0]!);
  take(0, first);
  take(0, second);
  const heaviest = (): Float64Array[] => {
    const on = weights.map(() => new Float64Array(weights.length));
    order.forEach((city, i) => {
      for (const other of order.slice(0, i)) {
        const parent = parents[city]!;
        const most = Math.max(on[parent]![other]!, weights[city]![parent]!);
        on[city]![other] = most;
        on[other]![city] = most;
      }
    });
    return on;
  };
  let paths: Float64Array[] | undefined;
  return {
    weight,
    degrees,
    rise(a, b) {
      if (a === 0 || b === 0) return Math.max(0, weights[a]![b]! - weights[0]![second]!);
      paths ??= heaviest();
      return Math.max(0, weights[a]![b]! - paths[a]![b]!);
    },
  };
}

/** The cities of a lightest tree on 1 … n-1 in the order in which they join it, and the one that each joins. */
function primTree(weights: readonly Float64Array[]): { readonly order: number[]; readonly parents: Int32Array } {
  const n = weights.length;
  const parents = new Int32Array(n).fill(1);
  const nearest = weights[1]!.slice();
  const left = new Set(Array.from({ length: n - 2 }, (_, i) => i + 2));
  const order = [1];
  while (left.size > 0) {
    let next = -1;
    for (const city of left) if (next === -1 || nearest[city]! < nearest[next]!) next = city;
    left.delete(next);
    order.push(next);
    for (const city of left) {
      if (weights[next]![city]! >= nearest[city]!) continue;
      nearest[city] = weights[next]![city]!;
      parents[city] = next;
    }
  }
  return { order, parents };
}

/** The two cities nearest to city 0. */
function twoNearest(weights: Float64Array): readonly [number, number] {
  let [first, second] = weights[1]! <= weights[2]! ? [1, 2] : [2, 1];
  for (let city = 3; city < weights.length; city++) {
    if (weights[city]! < weights[first]!) [first, second] = [city, first];
    else if (weights[city]! < weights[second]!) second = city;
  }
  return [first, second];
}
