import { edgesOf } from "#benchmarks/graphinstruct/format/edges-of";
import { lineName } from "#benchmarks/graphinstruct/format/write/line-name";
import type { WrittenGraph } from "#benchmarks/graphinstruct/format/written-graph";

/** A graph as lists of neighbours; it holds ids and edges, an undirected edge at both ends, and no attributes. */
export function writeAdjacency(written: WrittenGraph): string {
  const names = written.ids.map(lineName);
  const lists = names.map((): string[] => []);
  for (const { source, target } of edgesOf(written)) {
    lists[source]!.push(names[target]!);
    if (!written.graph.directed && source !== target) lists[target]!.push(names[source]!);
  }
  return [
    ...(written.graph.directed ? ["Directed: true"] : []),
    `Nodes: ${names.join(", ")}`,
    "Adjacency list:",
    ...names.map((name, node) => `${name}: ${lists[node]!.join(" ")}`.trimEnd()),
  ].join("\n");
}
