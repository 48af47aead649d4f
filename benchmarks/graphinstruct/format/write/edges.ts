import { edgesOf } from "#benchmarks/graphinstruct/format/edges-of";
import { lineName } from "#benchmarks/graphinstruct/format/write/line-name";
import type { WrittenGraph } from "#benchmarks/graphinstruct/format/written-graph";

/** A graph as one edge a line; it holds ids and edges in their order, and no attributes. */
export function writeEdges(written: WrittenGraph): string {
  const names = written.ids.map(lineName);
  return [
    ...(written.graph.directed ? ["Directed: true"] : []),
    `Nodes: ${names.join(", ")}`,
    "Edges:",
    ...edgesOf(written).map(({ source, target }) => `${names[source]} ${names[target]}`),
  ].join("\n");
}
