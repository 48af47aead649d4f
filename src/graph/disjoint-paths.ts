import type { Budget } from "#src/graph/budget";
import { move, type Network } from "#src/graph/flow-network";

/**
 * How many paths without a common arc lead from source to sink in a network of unit capacities, counted up to `limit`.
 * The network is left as it was.
 *
 * @param budget arcs and nodes that may be looked at; the count is of no use once it is below 0
 */
export function disjointPaths(net: Network, source: number, sink: number, limit: number, budget: Budget): number {
  let count = 0;
  for (let path = augmenting(net, source, sink, budget); path; path = augmenting(net, source, sink, budget)) {
    move(net, path, 1);
    count++;
    if (count === limit) break;
  }
  net.room.set(net.capacity);
  budget.left -= net.room.length;
  return count;
}

/** A shortest path over arcs with room, by breadth-first search. */
function augmenting(net: Network, source: number, sink: number, budget: Budget): number[] | undefined {
  const { heads, room, offsets, arcs } = net;
  const arrivals = new Int32Array(net.graph.order).fill(-1);
  const queue = [source];
  budget.left -= arrivals.length;
  for (const u of queue) {
    budget.left -= offsets[u + 1]! - offsets[u]!;
    if (budget.left < 0) return undefined;
    for (let i = offsets[u]!; i < offsets[u + 1]!; i++) {
      const arc = arcs[i]!;
      const v = heads[arc]!;
      if (room[arc]! <= 0 || v === source || arrivals[v] !== -1) continue;
      arrivals[v] = arc;
      if (v === sink) return traced(heads, arrivals, source, sink);
      queue.push(v);
    }
  }
  return undefined;
}

function traced(heads: Int32Array, arrivals: Int32Array, source: number, sink: number): number[] {
  const path: number[] = [];
  for (let v = sink; v !== source; v = heads[path.at(-1)! ^ 1]!) path.push(arrivals[v]!);
  return path;
}
