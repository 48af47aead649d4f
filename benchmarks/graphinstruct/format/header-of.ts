import type { Attributes } from "#benchmarks/graphinstruct/format/written-graph";

/** A header that says of the direction what the graph is: `directed=true`, or nothing. */
export function headerOf(header: Attributes, directed: boolean): Attributes {
  if (!directed && !header.has("directed")) return header;
  if (directed) return new Map([...header, ["directed", { kind: "boolean", value: true }]]);
  return new Map([...header].filter(([name]) => name !== "directed"));
}
