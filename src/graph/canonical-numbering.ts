import { canonicalSearch } from "#src/graph/canonical-search";
import type { GraphLike } from "#src/graph/graph";

/**
 * The node at each place of a numbering under which isomorphic graphs are equal, edge for edge, directions and weights
 * included; nodes of lower colours come first. Exact, never a heuristic.
 *
 * @param colours one per node; undefined: all alike
 * @param budget how many partitions may be looked at, 0 or more
 * @returns undefined where the budget does not do
 */
export function canonicalNumbering(
  graph: GraphLike,
  colours?: ArrayLike<number>,
  budget?: number,
): Int32Array | undefined {
  return canonicalSearch(graph, colours, budget)?.nodes;
}
