import type { Graph } from "#src/graph/graph";

/** An undirected graph with each edge directed from its first end to its second. */
export function directedAsListed(graph: Graph): Graph {
  return Object.freeze({ ...graph, directed: true });
}
