import { type Edge, edgesOf } from "#benchmarks/graphinstruct/format/edges-of";
import { headerOf } from "#benchmarks/graphinstruct/format/header-of";
import { quoted } from "#benchmarks/graphinstruct/format/python/text";
import { block, propertyStatements } from "#benchmarks/graphinstruct/format/write/block";
import { bareName } from "#benchmarks/graphinstruct/format/write/name";
import { valueText } from "#benchmarks/graphinstruct/format/write/value";
import { wrapped } from "#benchmarks/graphinstruct/format/write/wrapped";
import type { Attributes, WrittenGraph } from "#benchmarks/graphinstruct/format/written-graph";

/**
 * A graph in the code style, from which `strict` reads the same graph again: ids, edges, their order, attributes. Ids that
 * are words come without quotes where something is said of them, which is the one spelling that `compat` understands.
 */
export function writeGraph(written: WrittenGraph): string {
  const { ids, nodeAttributes, properties } = written;
  const foreign = new Set(written.untexted);
  const spelt = ids.map((id, node) => (foreign.has(node) ? unquotedId(id) : quoted(id)));
  const edges = edgesOf(written);
  const bare = (node: number) => (foreign.has(node) ? spelt[node]! : bareName(ids[node]!));
  return block("Graph", headerOf(written.header, written.graph.directed), [
    `node_list = ${wrapped(spelt)}`,
    `edge_list = ${wrapped(edges.map((edge) => edgeText(edge, spelt)))}`,
    ...Array.from(nodeAttributes).flatMap(([node, of]) => said(bare(node), of)),
    ...edges.flatMap((edge) => said(`edge(${bare(edge.source)},${bare(edge.target)})`, apartFromWeight(edge))),
    ...propertyStatements(properties, written.graph.directed),
  ]);
}

/** Python's `str` of an id that isn't text, as it has to be written to be read again. */
function unquotedId(id: string): string {
  return id === "Ellipsis" ? "..." : id.replace("inf", "1e999");
}

function edgeText({ source, target, attributes }: Edge, spelt: readonly string[]): string {
  const weight = attributes?.get("weight");
  const third = weight && weight.kind !== "dict" ? `,${valueText(weight)}` : "";
  return `(${spelt[source]},${spelt[target]}${third})`;
}

/** What the edge list doesn't hold. */
function apartFromWeight({ attributes }: Edge): Attributes {
  return new Map([...(attributes ?? [])].filter(([name, { kind }]) => name !== "weight" || kind === "dict"));
}

function said(subject: string, attributes: Attributes): string[] {
  return Array.from(attributes, ([name, value]) => `${subject}.${bareName(name)} = ${valueText(value)}`);
}
