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

/** Sorts by turning the lists inside out: met from their neighbours in ascending order, nodes get ascending lists. */
function build(graph: Graph, from: Int32Array, to: Int32Array): Adjacency {
  const back = unsorted(graph, to, from);
  const offsets = ends(graph.order, back.neighbours);
  const fill = offsets.slice();
  const neighbours = new Int32Array(back.neighbours.length);
  const edges = new Int32Array(neighbours.length);
  for (let v = 0; v < graph.order; v++) {
    for (let i = back.offsets[v]!; i < back.offsets[v + 1]!; i++) {
      const at = fill[back.neighbours[i]!]!++;
      neighbours[at] = v;
      edges[at] = back.edges[i]!;
    }
  }
  return { graph, offsets, neighbours, edges };
}

function unsorted(graph: Graph, from: Int32Array, to: Int32Array): Adjacency {
  const offsets = graph.directed ? ends(graph.order, from) : ends(graph.order, from, to);
  const fill = offsets.slice();
  const neighbours = new Int32Array(offsets[graph.order]!);
  const edges = new Int32Array(neighbours.length);
  for (let e = 0; e < from.length; e++) {
    const at = fill[from[e]!]!++;
    neighbours[at] = to[e]!;
    edges[at] = e;
    if (graph.directed) continue;
    const opposite = fill[to[e]!]!++;
    neighbours[opposite] = from[e]!;
    edges[opposite] = e;
  }
  return { graph, offsets, neighbours, edges };
}

/** Where each node's list begins and the last one ends, if a node has an entry each time it is listed. */
function ends(order: number, ...listed: readonly Int32Array[]): Int32Array {
  const offsets = new Int32Array(order + 1);
  for (const nodes of listed) for (const u of nodes) offsets[u + 1]!++;
  for (let u = 0; u < order; u++) offsets[u + 1]! += offsets[u]!;
  return offsets;
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
