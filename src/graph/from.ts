import type { Edge, Graph, GraphLike } from "#src/graph/graph";
import { graph } from "#src/graph/graph";

/**
 * The graph value of either kind of graph. A graphology graph's nodes are numbered in its own order; its edges count
 * as weighted when the first carries a numeric `weight`.
 *
 * @throws RangeError for a graphology graph with self-loops, parallel edges, or both kinds of edges
 */
export function asGraph(input: GraphLike): Graph {
  if ("sources" in input) return input;
  if (input.type === "mixed" && input.size > 0) {
    throw new RangeError('asGraph: expected a graphology graph of type "directed" or "undirected", got "mixed"');
  }
  const number = new Map(input.nodes().map((node, i) => [node, i]));
  const edges: Edge[] = [];
  input.forEachEdge((_edge, attributes, source, target) => {
    const weight: unknown = attributes?.weight;
    const pair = [number.get(source)!, number.get(target)!] as const;
    edges.push(typeof weight === "number" ? [...pair, weight] : pair);
  });
  return graph(input.order, edges, input.type === "directed");
}
