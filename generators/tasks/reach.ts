import { breadthFirst } from "#src/graph/breadth-first";
import type { Graph } from "#src/graph/graph";

/** The nodes other than `source` that a path from it reaches. */
export function reachable(graph: Graph, source: number): number[] {
  return breadthFirst(graph, source).settled.slice(1);
}

/** The nodes that no path from `source` reaches. */
export function unreachable(graph: Graph, source: number): number[] {
  const { distances } = breadthFirst(graph, source);
  const nodes: number[] = [];
  for (let node = 0; node < graph.order; node++) if (distances[node] === Number.POSITIVE_INFINITY) nodes.push(node);
  return nodes;
}
