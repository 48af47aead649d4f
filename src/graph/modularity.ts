import { asGraph } from "#src/graph/from";
import type { GraphLike } from "#src/graph/graph";

export interface ModularityOptions {
  /** Nodes with an edge to themselves. */
  readonly loops?: readonly number[];
  /** By edge of the graph; undefined: 1 each. */
  readonly weights?: ArrayLike<number>;
  /** By entry of `loops`; undefined: 1 each. */
  readonly loopWeights?: ArrayLike<number>;
}

/**
 * How much more weight lies within communities than chance would put there (Newman 2004, Clauset, Newman and Moore
 * 2004), directions ignored: the sum of `L/m - (k/2m)²`, where L is a community's inner weight and k its degree.
 *
 * @param communities by node, each 0 … order-1
 * @returns less than 1; NaN where the weights sum to 0
 */
export function modularity(
  input: GraphLike,
  communities: ArrayLike<number>,
  { loops = [], weights, loopWeights }: ModularityOptions = {},
): number {
  const { order, sources, targets } = asGraph(input);
  const inner = new Float64Array(order);
  const degrees = new Float64Array(order);
  const join = (u: number, v: number, weight: number) => {
    const [a, b] = [communities[u]!, communities[v]!];
    degrees[a]! += weight;
    degrees[b]! += weight;
    if (a === b) inner[a]! += weight;
  };
  for (let e = 0; e < sources.length; e++) join(sources[e]!, targets[e]!, weights?.[e] ?? 1);
  loops.forEach((u, i) => {
    join(u, u, loopWeights?.[i] ?? 1);
  });
  const total = degrees.reduce((sum, degree) => sum + degree, 0);
  // The order of operations is networkx's, to the last bit.
  const norm = 1 / total ** 2;
  return degrees.reduce((sum, k, community) => sum + (inner[community]! / (total / 2) - k * k * norm), 0);
}
