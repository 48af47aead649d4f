import { components } from "#src/graph/components";
import { asGraph } from "#src/graph/from";
import type { GraphLike } from "#src/graph/graph";
import { topologicalOrder } from "#src/graph/topological-order";

/** Whether there is no cycle: no directed one in a directed graph; an undirected graph is then a forest. */
export function isAcyclic(input: GraphLike): boolean {
  const graph = asGraph(input);
  if (graph.directed) return topologicalOrder(graph) !== undefined;
  return graph.sources.length === graph.order - components(graph).count;
}
