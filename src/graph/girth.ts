import { adjacency } from "#src/graph/adjacency";
import { components } from "#src/graph/components";
import type { GraphLike } from "#src/graph/graph";
import { undirected } from "#src/graph/undirected";

/**
 * The length of a shortest cycle, directions ignored (u→v and v→u make none): a breadth-first search from every node,
 * as deep as a shorter cycle than the best could be (Itai and Rodeh 1978).
 *
 * @param budget how many edge ends may be looked at
 * @returns 3 or more; Infinity where there is no cycle; undefined where the budget ran out
 */
export function girth(input: GraphLike, budget = Number.POSITIVE_INFINITY): number | undefined {
  const { graph, offsets, neighbours } = adjacency(undirected(input));
  const { order, sources } = graph;
  let best = Number.POSITIVE_INFINITY;
  if (sources.length === order - components(graph).count) return best;
  const levels = new Int32Array(order).fill(-1);
  const parents = new Int32Array(order);
  const queue = new Int32Array(order);
  let left = budget;
  for (let source = 0; source < order && best > 3; source++) {
    let tail = 0;
    levels[source] = 0;
    parents[source] = -1;
    queue[tail++] = source;
    for (let head = 0; head < tail && 2 * levels[queue[head]!]! + 1 < best; head++) {
      const u = queue[head]!;
      left -= offsets[u + 1]! - offsets[u]!;
      if (left < 0) return undefined;
      for (let i = offsets[u]!; i < offsets[u + 1]!; i++) {
        const v = neighbours[i]!;
        // Cycles through earlier sources are known.
        if (v === parents[u] || v < source) continue;
        if (levels[v] !== -1) best = Math.min(best, levels[u]! + levels[v]! + 1);
        else {
          levels[v] = levels[u]! + 1;
          parents[v] = u;
          queue[tail++] = v;
        }
      }
    }
    for (let i = 0; i < tail; i++) levels[queue[i]!] = -1;
  }
  return best;
}
