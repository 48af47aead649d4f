import { type Parts, written } from "#benchmarks/graphinstruct/format/written";
import type { Attributes, WrittenGraph } from "#benchmarks/graphinstruct/format/written-graph";

/** An edge or a loop of a written graph, with what is said of it. */
export interface Edge {
  readonly source: number;
  readonly target: number;
  readonly attributes: Attributes | undefined;
}

/** The edges of a written graph in their order, then its loops. */
export function edgesOf({ graph, loops, edgeAttributes, loopAttributes }: WrittenGraph): Edge[] {
  const edges = Array.from(graph.sources, (source, edge): Edge => {
    return { source, target: graph.targets[edge]!, attributes: edgeAttributes.get(edge) };
  });
  for (const node of loops) edges.push({ source: node, target: node, attributes: loopAttributes.get(node) });
  return edges;
}

/** A written graph as another one, but for what is given. */
export function fromEdges(
  like: WrittenGraph,
  parts: Omit<Parts, "sources" | "targets" | "edgeAttributes" | "header" | "properties"> & {
    readonly edges: readonly Edge[];
  },
): WrittenGraph {
  const { header, properties, nodeAttributes } = like;
  const { edges, ...rest } = parts;
  return written({
    header,
    properties,
    nodeAttributes,
    ...rest,
    sources: edges.map(({ source }) => source),
    targets: edges.map(({ target }) => target),
    edgeAttributes: new Map(edges.flatMap(({ attributes }, i) => (attributes ? [[i, attributes] as const] : []))),
  });
}
