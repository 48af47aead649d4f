import { written } from "#benchmarks/graphinstruct/format/written";
import type { Attributes, WrittenGraph } from "#benchmarks/graphinstruct/format/written-graph";

/**
 * A written graph of parts made elsewhere: repeated edges merged, loops set apart, all ids text.
 *
 * @param parts.ids what the nodes are called, all different
 * @param parts.edges places in `ids`
 * @param parts.edgeAttributes by place in `edges`
 */
export function writtenGraph(parts: {
  readonly ids: readonly string[];
  readonly edges: readonly (readonly [number, number])[];
  readonly directed: boolean;
  readonly header?: Attributes;
  readonly properties?: Attributes;
  readonly nodeAttributes?: ReadonlyMap<number, Attributes>;
  readonly edgeAttributes?: ReadonlyMap<number, Attributes>;
}): WrittenGraph {
  const { edges, ...rest } = parts;
  return written({ ...rest, sources: edges.map(([source]) => source), targets: edges.map(([, target]) => target) });
}
