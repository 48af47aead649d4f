import type { Wording } from "#generators/tasks/task";
import { adjacency } from "#src/graph/adjacency";
import type { Graph } from "#src/graph/graph";

/** A node and how far it is: "3 12". */
export function reached(node: number, length: number, { label, number }: Wording): string {
  return `${label(node)} ${number(length)}`;
}

/** A node, how far it is, and how far its neighbours are by way of it, but for those left out: "3 12: 1 14 5 20". */
export function expanded(
  graph: Graph,
  node: number,
  length: number,
  words: Wording,
  leftOut: ReadonlySet<number> = new Set(),
): string {
  const { offsets, neighbours, edges } = adjacency(graph);
  let list = "";
  for (let at = offsets[node]!; at < offsets[node + 1]!; at++) {
    const next = neighbours[at]!;
    if (!leftOut.has(next)) list += ` ${reached(next, length + graph.weights![edges[at]!]!, words)}`;
  }
  return reached(node, length, words) + (list && `:${list}`);
}
