import { DirectedGraph, UndirectedGraph } from "graphology";
import type { AbstractGraph } from "graphology-types";
import { asGraph } from "#src/graph/from";
import type { Graph } from "#src/graph/graph";

/** The graph as a graphology one: node i has the key "i", edge e the key "e", and weights are `weight` attributes. */
export function toGraphology(graph: Graph): AbstractGraph {
  const out = graph.directed ? new DirectedGraph() : new UndirectedGraph();
  for (let u = 0; u < graph.order; u++) out.addNode(String(u));
  graph.sources.forEach((u, e) => {
    const weight = graph.weights?.[e];
    out.addEdgeWithKey(String(e), String(u), String(graph.targets[e]), weight === undefined ? {} : { weight });
  });
  return out;
}

/** The graph value of a graphology graph; nodes are numbered in its order. */
export { asGraph as fromGraphology };
