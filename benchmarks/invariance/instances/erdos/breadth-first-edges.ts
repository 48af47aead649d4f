import { adjacency } from "#src/graph/adjacency";
import type { Graph } from "#src/graph/graph";

/**
 * The edges as the data set lists them: from the least node on, node by node as a breadth-first search finds them, each
 * edge once, from the node that is found first; where nothing more is found, from the least node that is left.
 */
export function breadthFirstEdges(graph: Graph): (readonly [number, number])[] {
  const { offsets, neighbours, edges } = adjacency(graph);
  const listed: (readonly [number, number])[] = [];
  const isListed = new Uint8Array(graph.sources.length);
  const isFound = new Uint8Array(graph.order);
  for (let root = 0; root < graph.order; root++) {
    if (isFound[root]) continue;
    isFound[root] = 1;
    const queue = [root];
    for (const u of queue) {
      for (let at = offsets[u]!; at < offsets[u + 1]!; at++) {
        const v = neighbours[at]!;
        if (!isListed[edges[at]!]) listed.push([u, v]);
        isListed[edges[at]!] = 1;
        if (isFound[v]) continue;
        isFound[v] = 1;
        queue.push(v);
      }
    }
  }
  return listed;
}
