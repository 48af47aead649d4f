import { type Edge, type Graph, graph } from "#src/graph/graph";

/** Nodes under labels, and edges between them: an instance, or a form of one. */
interface Labelled {
  readonly nodes: readonly number[];
  readonly edges: readonly (readonly number[])[];
  readonly directed: boolean;
}

/**
 * The graph of nodes under labels; node i is the i-th of them.
 *
 * @throws RangeError for a loop, or an edge that is listed twice
 */
export function graphOf({ nodes, edges, directed }: Labelled): Graph {
  const place = new Map(nodes.map((label, i) => [label, i]));
  const placed = edges.map(([u, v, weight]): Edge => {
    const ends = [place.get(u!)!, place.get(v!)!] as const;
    return weight === undefined ? ends : [...ends, weight];
  });
  return graph(nodes.length, placed, directed);
}
