import { adjacency } from "#src/graph/adjacency";
import type { GraphLike } from "#src/graph/graph";

/** The index of the edge from u to v (of the edge that joins them, if undirected); undefined where there is none. */
export function edgeBetween(graph: GraphLike, u: number, v: number): number | undefined {
  const { offsets, neighbours, edges } = adjacency(graph);
  for (let at = offsets[u]!; at < offsets[u + 1]!; at++) if (neighbours[at] === v) return edges[at];
  return undefined;
}
