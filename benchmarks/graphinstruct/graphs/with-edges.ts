import { pairsOf } from "#benchmarks/graphinstruct/graphs/pairs";
import type { Edge, Graph } from "#src/graph/graph";

/** A graph with more edges; those that it has already are not added again. */
export function withEdges(graph: Graph, more: readonly Edge[]): Graph {
  const made = pairsOf(graph);
  for (const [u, v] of more) made.add(u, v);
  return made.graph();
}
