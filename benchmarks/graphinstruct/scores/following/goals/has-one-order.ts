import type { Graph } from "#src/graph/graph";
import { topologicalOrder } from "#src/graph/topological-order";

/** Whether a directed graph without cycles has one topological order alone: each of its nodes has an edge to the next. */
export function hasOneOrder(graph: Graph): boolean {
  const order = topologicalOrder(graph);
  if (order === undefined) return false;
  const places = new Int32Array(graph.order);
  order.forEach((node, place) => {
    places[node] = place;
  });
  let steps = 0;
  for (let edge = 0; edge < graph.sources.length; edge++) {
    if (places[graph.targets[edge]!]! - places[graph.sources[edge]!]! === 1) steps++;
  }
  return steps === graph.order - 1;
}
