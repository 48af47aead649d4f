/** A lightest 1-tree: a tree on cities 1 … n-1, and the two lightest edges at city 0. */
export interface OneTree {
  readonly weights: readonly Float64Array[];
  readonly weight: number;
  /** Edges of the 1-tree at each city. */
  readonly degrees: Int32Array;
  /** The cities of the tree in the order in which they joined it, and the one that each joined. */
  readonly order: readonly number[];
  readonly parents: Int32Array;
  /** The two cities nearest to city 0. */
  readonly nearest: readonly [first: number, second: number];
}

/**
 * A lightest 1-tree (Held and Karp 1970; the tree after Prim 1957). No round trip is shorter.
 *
 * @param weights by city and city, symmetric, for three cities or more
 */
export function oneTree(weights: readonly Float64Array[]): OneTree {
  const { order, parents } = primTree(weights);
  const nearest = twoNearest(weights[0]!);
  const edges = [
    ...order.slice(1).map((city) => [city, parents[city]!] as const),
    ...nearest.map((city) => [0, city] as const),
  ];
  const degrees = new Int32Array(weights.length);
  let weight = 0;
  for (const [a, b] of edges) {
    degrees[a]!++;
    degrees[b]!++;
    weight += weights[a]![b]!;
  }
  return { weights, weight, degrees, order, parents, nearest };
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
