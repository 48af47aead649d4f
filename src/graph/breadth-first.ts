import { adjacency } from "#src/graph/adjacency";
import type { GraphLike } from "#src/graph/graph";
import type { PathTree } from "#src/graph/path-tree";

/**
 * Paths of fewest hops from `source`, along the directions of a directed graph. Neighbours are visited in ascending
 * order, so each path is the lexicographically smallest of the shortest ones.
 */
export function breadthFirst(input: GraphLike, source: number): PathTree {
  const { graph, offsets, neighbours } = adjacency(input);
  const distances = new Float64Array(graph.order).fill(Number.POSITIVE_INFINITY);
  const parents = new Int32Array(graph.order).fill(-1);
  const settled = [source];
  distances[source] = 0;
  for (const u of settled) {
    for (let i = offsets[u]!; i < offsets[u + 1]!; i++) {
      const v = neighbours[i]!;
      if (distances[v] !== Number.POSITIVE_INFINITY) continue;
      distances[v] = distances[u]! + 1;
      parents[v] = u;
      settled.push(v);
    }
  }
  return { source, distances, parents, settled };
}
