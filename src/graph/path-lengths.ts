import { type Adjacency, adjacency } from "#src/graph/adjacency";
import { components } from "#src/graph/components";
import type { GraphLike } from "#src/graph/graph";
import { undirected } from "#src/graph/undirected";

export interface PathLengths {
  /** Hops between the two nodes farthest apart. */
  readonly diameter: number;
  /** Mean hops over all pairs of different nodes; 0 for a single node. */
  readonly average: number;
}

/**
 * How far apart nodes are, directions ignored: a breadth-first search from every node. Both are Infinity where there
 * are no nodes or the graph is not connected.
 *
 * @param budget how many edge ends may be looked at; a connected graph takes order · (order + 2 · edges)
 * @returns undefined where that exceeds the budget
 */
export function pathLengths(input: GraphLike, budget = Number.POSITIVE_INFINITY): PathLengths | undefined {
  const around = adjacency(undirected(input));
  const { order } = around.graph;
  if (components(around.graph).count !== 1) {
    return { diameter: Number.POSITIVE_INFINITY, average: Number.POSITIVE_INFINITY };
  }
  if (order * (order + around.neighbours.length) > budget) return undefined;
  let diameter = 0;
  let total = 0;
  const levels = new Int32Array(order);
  const queue = new Int32Array(order);
  for (let u = 0; u < order; u++) {
    spread(around, u, levels, queue);
    diameter = Math.max(diameter, levels[queue[order - 1]!]!);
    for (const level of levels) total += level;
  }
  return { diameter, average: order === 1 ? 0 : total / (order * (order - 1)) };
}

/** Fills `levels` with the distances from `source`, and `queue` with the nodes from near to far. */
function spread({ offsets, neighbours }: Adjacency, source: number, levels: Int32Array, queue: Int32Array): void {
  levels.fill(-1);
  levels[source] = 0;
  queue[0] = source;
  for (let head = 0, tail = 1; head < tail; head++) {
    const u = queue[head]!;
    for (let i = offsets[u]!; i < offsets[u + 1]!; i++) {
      const v = neighbours[i]!;
      if (levels[v] !== -1) continue;
      levels[v] = levels[u]! + 1;
      queue[tail++] = v;
    }
  }
}
