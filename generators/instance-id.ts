import { type NumbersName, numbers } from "#generators/numbers/index";
import { adjacency } from "#src/graph/adjacency";
import type { Graph } from "#src/graph/graph";
import { digest } from "#src/hash";

/** The id of an instance: equal for equal task, nodes, edges (in whatever order they are held), weights and query. */
export function instanceId(task: string, graph: Graph, query: unknown, range: NumbersName): string {
  const scale = graph.weights ? numbers[range].scale : 0;
  return digest(`${task} ${JSON.stringify(query)} ${scale} ${graph.order} ${graph.directed}${edgesInOrder(graph)}`);
}

/** The ends and weights of all edges by ascending source and target; an undirected edge starts at its lesser node. */
function edgesInOrder(graph: Graph): string {
  const { order, directed, weights } = graph;
  const { offsets, neighbours, edges } = adjacency(graph);
  let text = "";
  for (let u = 0; u < order; u++) {
    for (let at = offsets[u]!; at < offsets[u + 1]!; at++) {
      if (!directed && neighbours[at]! < u) continue;
      text += weights ? ` ${u} ${neighbours[at]} ${weights[edges[at]!]}` : ` ${u} ${neighbours[at]}`;
    }
  }
  return text;
}
