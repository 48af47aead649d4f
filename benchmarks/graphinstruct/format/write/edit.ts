import { quoted } from "#benchmarks/graphinstruct/format/python/text";
import { block, propertyStatements } from "#benchmarks/graphinstruct/format/write/block";
import { wrapped } from "#benchmarks/graphinstruct/format/write/wrapped";
import type { WrittenEdit } from "#benchmarks/graphinstruct/format/written-graph";

/** Changes as a `GraphEdit` block, from which `strict` reads the same changes again. */
export function writeEdit({ header, add, remove, reasoning, properties, untexted }: WrittenEdit): string {
  const spelt = (id: string) => (untexted?.has(id) ? id : quoted(id));
  const listed = (edges: WrittenEdit["add"]) => wrapped(edges.map(([u, v]) => `(${spelt(u)},${spelt(v)})`));
  return block("GraphEdit", header, [
    `add_edges = ${listed(add)}`,
    `remove_edges = ${listed(remove)}`,
    ...(reasoning === undefined ? [] : [`reasoning = ${quoted(reasoning)}`]),
    ...propertyStatements(properties ?? new Map()),
  ]);
}
