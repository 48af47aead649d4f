import { changesBetween } from "#benchmarks/graphinstruct/ask/writers/changes-between";
import { formats, readGraph, writeEdit, writtenGraph } from "#benchmarks/graphinstruct/format/index";
import type { Attributes } from "#benchmarks/graphinstruct/format/written-graph";
import { edgesOf } from "#benchmarks/graphinstruct/graphs/pairs";
import type { Graph } from "#src/graph/graph";

/** What a writer has before it: a graph, what its nodes are called, and what is said of them. */
export interface Sheet {
  readonly graph: Graph;
  readonly ids: readonly string[];
  readonly nodeAttributes?: ReadonlyMap<number, Attributes>;
  readonly properties?: Attributes;
}

/** A graph that stands in a prompt; undefined where none can be read. */
export function sheetOf(text: string): Sheet | undefined {
  const reading = readGraph(text, "strict");
  if (reading.kind !== "graph") return undefined;
  const { graph, ids, nodeAttributes, properties } = reading.written;
  return { graph, ids, nodeAttributes, properties };
}

/** A sheet with another graph on it: new nodes get numbers for names, and what is said of nodes that are gone goes too. */
export function redrawn({ ids, nodeAttributes = new Map(), properties }: Sheet, graph: Graph): Sheet {
  const taken = new Set(ids);
  const named = ids.slice(0, graph.order);
  for (let number = 0; named.length < graph.order; number++) {
    if (!taken.has(String(number))) named.push(String(number));
  }
  const kept = [...nodeAttributes].filter(([node]) => node < graph.order);
  return { graph, ids: named, nodeAttributes: new Map(kept), ...(properties && { properties }) };
}

/** A sheet as a reply: as changes where it has the nodes of a graph that is given, else as a whole graph. */
export function written(sheet: Sheet, given: Sheet | undefined): string {
  const { graph, ...rest } = sheet;
  const isSame = given?.ids.length === sheet.ids.length && sheet.ids.every((id) => given.ids.includes(id));
  if (given && isSame && given.graph.directed === graph.directed) return writeEdit(changesBetween(given, sheet));
  const header = new Map([["name", { kind: "text", value: "graph" } as const]]);
  return formats.code.write(
    writtenGraph({ ...rest, edges: edgesOf(graph).map(([u, v]) => [u, v]), directed: graph.directed, header }),
  );
}
