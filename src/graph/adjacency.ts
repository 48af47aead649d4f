import { asGraph } from "#src/graph/from";
import type { Graph, GraphLike } from "#src/graph/graph";

/**
 * Neighbour lists in compressed form: the neighbours of `u` are `neighbours[offsets[u]] … neighbours[offsets[u+1]-1]`,
 * in ascending order, and `edges` holds the index of the edge taken. An undirected edge is listed at both ends.
 */
export interface Adjacency {
  readonly graph: Graph;
  readonly offsets: Int32Array;
  readonly neighbours: Int32Array;
  readonly edges: Int32Array;
}

/** How many graphs' indices are kept, the last ones asked for: a weak map would cost small graphs more than the index. */
const KEPT = 4;

const outgoing: Adjacency[] = [];
const incoming: Adjacency[] = [];

function build(graph: Graph, from: Int32Array, to: Int32Array): Adjacency {
  const { order, directed } = graph;
  const size = from.length;
  const offsets = new Int32Array(order + 1);
  for (let e = 0; e < size; e++) {
    offsets[from[e]! + 1]!++;
    if (!directed) offsets[to[e]! + 1]!++;
  }
  for (let u = 0; u < order; u++) offsets[u + 1]! += offsets[u]!;
  const fill = offsets.slice();
  const neighbours = new Int32Array(offsets[order]!);
  const edges = new Int32Array(offsets[order]!);
  const put = (u: number, v: number, e: number) => {
    let at = fill[u]!++;
    for (; at > offsets[u]! && neighbours[at - 1]! > v; at--) {
      neighbours[at] = neighbours[at - 1]!;
      edges[at] = edges[at - 1]!;
    }
    neighbours[at] = v;
    edges[at] = e;
  };
  for (let e = 0; e < size; e++) {
    put(from[e]!, to[e]!, e);
    if (!directed) put(to[e]!, from[e]!, e);
  }
  return { graph, offsets, neighbours, edges };
}

function kept(indices: Adjacency[], graph: Graph, from: Int32Array, to: Int32Array): Adjacency {
  for (const index of indices) if (index.graph === graph) return index;
  const index = build(graph, from, to);
  indices.unshift(index);
  indices.length = Math.min(indices.length, KEPT);
  return index;
}

/** Out-neighbours (all neighbours, if undirected). Asking again for one of the last few graphs costs nothing. */
export function adjacency(input: GraphLike): Adjacency {
  const graph = asGraph(input);
  return kept(outgoing, graph, graph.sources, graph.targets);
}

/** In-neighbours; the same as `adjacency` for an undirected graph. */
export function predecessors(input: GraphLike): Adjacency {
  const graph = asGraph(input);
  if (!graph.directed) return adjacency(graph);
  return kept(incoming, graph, graph.targets, graph.sources);
}
