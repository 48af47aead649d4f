import { adjacency, predecessors } from "#src/graph/adjacency";
import type { Graph } from "#src/graph/graph";

/**
 * The nodes that are active in the end when some are from the start: a node joins once half of its in-neighbours are
 * active, ties included, and stays (linear threshold model, Kempe et al. 2003, with equal weights and threshold 1/2).
 *
 * @returns 1 for an active node, 0 for others
 */
export function cascade(graph: Graph, seeds: readonly number[]): Uint8Array {
  const into = predecessors(graph);
  const out = adjacency(graph);
  const active = new Uint8Array(graph.order);
  const pressing = new Int32Array(graph.order);
  const queue: number[] = [];
  const activate = (node: number) => {
    if (active[node]) return;
    active[node] = 1;
    queue.push(node);
  };
  seeds.forEach(activate);
  for (const node of queue) {
    for (let i = out.offsets[node]!; i < out.offsets[node + 1]!; i++) {
      const next = out.neighbours[i]!;
      if (2 * ++pressing[next]! >= into.offsets[next + 1]! - into.offsets[next]!) activate(next);
    }
  }
  return active;
}

/** How many nodes are active. */
export function countActive(active: Uint8Array): number {
  return active.reduce((sum, on) => sum + on, 0);
}
