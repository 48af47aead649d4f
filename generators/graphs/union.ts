import { renumber } from "#generators/graphs/renumber";
import type { Graph } from "#src/graph/graph";
import type { Rng } from "#src/rng";

/** Two graphs side by side as one without an edge between them, its nodes renumbered at random. */
export function union(rng: Rng, left: Graph, right: Graph): Graph {
  const edges = (graph: Graph, shift: number) =>
    Array.from(graph.sources, (u, e) => [u + shift, graph.targets[e]! + shift] as const);
  return renumber(rng, left.order + right.order, [...edges(left, 0), ...edges(right, left.order)]);
}
