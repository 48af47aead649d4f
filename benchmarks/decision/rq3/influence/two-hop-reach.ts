import { adjacency } from "#src/graph/adjacency";
import type { Graph } from "#src/graph/graph";

/** How many other nodes that are not active can be reached from a node in one or two steps. */
export function twoHopReach(graph: Graph, node: number, active: Uint8Array): number {
  const { offsets, neighbours } = adjacency(graph);
  const outOf = (from: number) => neighbours.subarray(offsets[from]!, offsets[from + 1]!);
  const reached = new Set<number>();
  for (const near of outOf(node)) {
    reached.add(near);
    for (const far of outOf(near)) reached.add(far);
  }
  return [...reached].filter((other) => other !== node && !active[other]).length;
}
