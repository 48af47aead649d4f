import type { Variant } from "#benchmarks/invariance/variants/variant";
import { replicated } from "#generators/serializations/replicated";
import { surfaces } from "#generators/serializations/surfaces/index";

/** The graph of a form in words, or in whatever its syntax is; made from its fields alone. */
export function renderGraph({ params, node_seq, edge_seq, directed, weighted }: Variant): string {
  const edges = edge_seq.map((edge) => edge.map(String));
  const shown = {
    nodes: node_seq.map(String),
    edges: params.replicated ? replicated(edges) : edges,
    directed,
    weighted,
  };
  const { edgeList, adjacencyList } = surfaces[params.syntax];
  return params.structure === "edge_list" ? edgeList(shown) : adjacencyList(shown);
}
