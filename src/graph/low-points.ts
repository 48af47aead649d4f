import { adjacency } from "#src/graph/adjacency";
import type { GraphLike } from "#src/graph/graph";

/** A depth-first search of the whole graph, and how far back each node's subtree reaches. */
export interface LowPoints {
  /** When each node was found, from 0. */
  readonly found: Int32Array;
  /** The earliest node, by when it was found, that a node's subtree reaches with one edge off the tree; or the node itself. */
  readonly low: Int32Array;
  /** The node that each was found from; -1 at roots. */
  readonly parents: Int32Array;
}

/** Low points of an undirected graph (Hopcroft and Tarjan 1973), in linear time. */
export function lowPoints(input: GraphLike): LowPoints {
  const { graph, offsets, neighbours } = adjacency(input);
  const found = new Int32Array(graph.order).fill(-1);
  const low = new Int32Array(graph.order);
  const parents = new Int32Array(graph.order).fill(-1);
  const next = offsets.slice();
  let time = 0;
  for (let root = 0; root < graph.order; root++) {
    if (found[root] !== -1) continue;
    found[root] = low[root] = time++;
    for (let u = root; u !== -1; ) {
      if (next[u]! < offsets[u + 1]!) {
        const v = neighbours[next[u]!++]!;
        if (found[v] === -1) {
          parents[v] = u;
          found[v] = low[v] = time++;
          u = v;
        } else if (v !== parents[u]) low[u] = Math.min(low[u]!, found[v]!);
        continue;
      }
      const up = parents[u]!;
      if (up !== -1) low[up] = Math.min(low[up]!, low[u]!);
      u = up;
    }
  }
  return { found, low, parents };
}
