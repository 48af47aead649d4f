import { degreesOf } from "#src/graph/degrees-of";
import type { Graph } from "#src/graph/graph";

/** Each edge listed at one of its ends, `heads[offsets[u]] … heads[offsets[u+1]-1]`, with its index. */
export interface ForwardLists {
  readonly offsets: Int32Array;
  readonly heads: Int32Array;
  readonly edges: Int32Array;
  /** By node, in and out together. */
  readonly degrees: Int32Array;
}

/** Edges at their end of smaller degree, so that no list is longer than the root of twice the number of edges. */
export function forwardLists(graph: Graph): ForwardLists {
  const { order, sources, targets } = graph;
  const degrees = degreesOf(graph);
  const tails = sources.map((u, e) => {
    const v = targets[e]!;
    return degrees[u]! < degrees[v]! || (degrees[u] === degrees[v] && u < v) ? u : v;
  });
  const offsets = new Int32Array(order + 1);
  for (const u of tails) offsets[u + 1]!++;
  for (let u = 0; u < order; u++) offsets[u + 1]! += offsets[u]!;
  const fill = offsets.slice();
  const heads = new Int32Array(tails.length);
  const edges = new Int32Array(tails.length);
  for (let e = 0; e < tails.length; e++) {
    const at = fill[tails[e]!]!++;
    heads[at] = sources[e]! + targets[e]! - tails[e]!;
    edges[at] = e;
  }
  return { offsets, heads, edges, degrees };
}
