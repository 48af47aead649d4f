import { adjacency, predecessors } from "#src/graph/adjacency";
import type { GraphLike } from "#src/graph/graph";

/**
 * Two sides such that every edge runs between them, directions ignored.
 *
 * @returns 0 or 1 by node, the smallest node of each component 0; undefined where an odd cycle prevents it
 */
export function bipartition(input: GraphLike): Uint8Array | undefined {
  const out = adjacency(input);
  const { order, directed } = out.graph;
  const ways = directed ? [out, predecessors(out.graph)] : [out];
  const UNSEEN = 2;
  const sides = new Uint8Array(order).fill(UNSEEN);
  const queue = new Int32Array(order);
  for (let root = 0; root < order; root++) {
    if (sides[root] !== UNSEEN) continue;
    sides[root] = 0;
    queue[0] = root;
    for (let head = 0, tail = 1; head < tail; head++) {
      const u = queue[head]!;
      for (const { offsets, neighbours } of ways) {
        for (let i = offsets[u]!; i < offsets[u + 1]!; i++) {
          const v = neighbours[i]!;
          if (sides[v] === sides[u]) return undefined;
          if (sides[v] !== UNSEEN) continue;
          sides[v] = 1 - sides[u]!;
          queue[tail++] = v;
        }
      }
    }
  }
  return sides;
}
