import type { EditedEdge, WrittenEdit } from "#benchmarks/graphinstruct/format/written-graph";
import { edgesOf } from "#benchmarks/graphinstruct/graphs/pairs";
import type { Graph } from "#src/graph/graph";

/** A graph and what its nodes are called. */
interface Named {
  readonly graph: Graph;
  readonly ids: readonly string[];
}

/** What makes one graph of another with nodes of the same names. */
export function changesBetween(from: Named, to: Named): WrittenEdit {
  const { directed } = from.graph;
  const keyOf = ([u, v]: EditedEdge) => JSON.stringify(directed || u < v ? [u, v] : [v, u]);
  const named = ({ graph, ids }: Named) =>
    new Map(
      edgesOf(graph)
        .map(([u, v]) => [ids[u]!, ids[v]!] as const)
        .map((edge) => [keyOf(edge), edge]),
    );
  const [before, after] = [named(from), named(to)];
  return {
    header: new Map([
      ["name", { kind: "text", value: "changes" }],
      ["base", { kind: "text", value: "given" }],
    ]),
    add: [...after].flatMap(([key, edge]) => (before.has(key) ? [] : [edge])),
    remove: [...before].flatMap(([key, edge]) => (after.has(key) ? [] : [edge])),
    reasoning: "these edges are what the task needs, and no others",
  };
}
