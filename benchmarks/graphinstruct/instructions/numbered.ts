import { writtenGraph } from "#benchmarks/graphinstruct/format/index";
import type { WrittenGraph } from "#benchmarks/graphinstruct/format/written-graph";
import { edgesOf } from "#benchmarks/graphinstruct/graphs/pairs";
import type { Graph } from "#src/graph/graph";

/**
 * A graph as it is written down: its nodes are called '0', '1', …
 *
 * @param kept in ascending order, the nodes that are written; the others have no edges. undefined: all
 */
export function numbered(graph: Graph, kept?: readonly number[]): WrittenGraph {
  const nodes = kept ?? Array.from({ length: graph.order }, (_, u) => u);
  const place = new Map(nodes.map((u, i) => [u, i]));
  const edges = edgesOf(graph).map(([u, v]) => [place.get(u)!, place.get(v)!] as const);
  return writtenGraph({ ids: nodes.map(String), edges, directed: graph.directed });
}
