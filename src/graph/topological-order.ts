import { adjacency } from "#src/graph/adjacency";
import type { GraphLike } from "#src/graph/graph";

/**
 * An order in which every edge runs forwards (Kahn 1962). Nodes without predecessors wait in a first-in, first-out
 * queue, entered in ascending order.
 *
 * @returns undefined where the graph has a cycle, as every undirected edge makes one
 */
export function topologicalOrder(input: GraphLike): number[] | undefined {
  const { graph, offsets, neighbours } = adjacency(input);
  const waiting = new Int32Array(graph.order);
  for (const v of neighbours) waiting[v]!++;
  const order: number[] = [];
  for (let u = 0; u < graph.order; u++) if (waiting[u] === 0) order.push(u);
  for (const u of order) {
    for (let i = offsets[u]!; i < offsets[u + 1]!; i++) {
      const v = neighbours[i]!;
      if (--waiting[v]! === 0) order.push(v);
    }
  }
  return order.length === graph.order ? order : undefined;
}
