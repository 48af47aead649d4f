import { type NumbersName, numbers } from "#generators/numbers/index";
import { adjacency } from "#src/graph/adjacency";
import type { Graph } from "#src/graph/graph";
import { fingerprint } from "#src/hash";

/** The id of an instance: equal for equal task, nodes, edges (in whatever order they are held), weights and query. */
export function instanceId(task: string, graph: Graph, query: unknown, range: NumbersName): string {
  const scale = graph.weights ? numbers[range].scale : 0;
  return fingerprint(
    `${task} ${scale} ${JSON.stringify(query)} ${graph.order}${graph.directed ? ">" : "-"}${edgesOf(graph)}`,
  );
}

function edgesOf(graph: Graph): string {
  const { offsets, neighbours, edges } = adjacency(graph);
  let text = "";
  for (let u = 0; u < graph.order; u++) {
    text += ";";
    for (let at = offsets[u]!; at < offsets[u + 1]!; at++) {
      const v = neighbours[at]!;
      if (!graph.directed && v < u) continue;
      text += graph.weights ? ` ${v}:${graph.weights[edges[at]!]}` : ` ${v}`;
    }
  }
  return text;
}
