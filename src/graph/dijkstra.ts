import { adjacency } from "#src/graph/adjacency";
import type { GraphLike } from "#src/graph/graph";
import type { PathTree } from "#src/graph/path-tree";

/**
 * Lightest paths from `source` (Dijkstra 1959), along the directions of a directed graph; an unweighted edge weighs 1.
 * Of nodes equally near the smallest-numbered is settled first, and the first of equally light paths is kept.
 * Sums are exact for integer weights. O(order² + size).
 *
 * @throws RangeError for a negative weight
 */
export function dijkstra(input: GraphLike, source: number): PathTree {
  const { graph, offsets, neighbours, edges } = adjacency(input);
  if (graph.weights?.some((weight) => weight < 0)) throw new RangeError("dijkstra: expected weights of 0 or more");
  const distances = new Float64Array(graph.order).fill(Number.POSITIVE_INFINITY);
  const parents = new Int32Array(graph.order).fill(-1);
  const done = new Uint8Array(graph.order);
  const settled: number[] = [];
  distances[source] = 0;
  for (let u = source; u !== -1; u = nearest(distances, done)) {
    done[u] = 1;
    settled.push(u);
    for (let i = offsets[u]!; i < offsets[u + 1]!; i++) {
      const v = neighbours[i]!;
      const length = distances[u]! + (graph.weights?.[edges[i]!] ?? 1);
      if (length >= distances[v]!) continue;
      distances[v] = length;
      parents[v] = u;
    }
  }
  return { source, distances, parents, settled };
}

function nearest(distances: Float64Array, done: Uint8Array): number {
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  for (let u = 0; u < distances.length; u++) {
    if (done[u] || distances[u]! >= least) continue;
    best = u;
    least = distances[u]!;
  }
  return best;
}
