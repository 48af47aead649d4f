import { add, type Fraction, ZERO } from "#benchmarks/decision/rq3/influence/fraction";
import { adjacency, predecessors } from "#src/graph/adjacency";
import type { Graph } from "#src/graph/graph";

/**
 * How near a node brings its inactive out-neighbours to joining: the sum of 1 over the active in-neighbours that each
 * still wants. 0 for an active node.
 */
export function thresholdDeficit(graph: Graph, node: number, active: Uint8Array): Fraction {
  if (active[node]) return ZERO;
  const { offsets, neighbours } = adjacency(graph);
  let sum = ZERO;
  for (const next of neighbours.subarray(offsets[node]!, offsets[node + 1]!)) {
    if (!active[next]) sum = add(sum, { over: 1n, under: BigInt(wanted(graph, next, active)) });
  }
  return sum;
}

/** How many more of its in-neighbours must be active until half of them are. */
function wanted(graph: Graph, node: number, active: Uint8Array): number {
  const { offsets, neighbours } = predecessors(graph);
  const into = neighbours.subarray(offsets[node]!, offsets[node + 1]!);
  return Math.ceil(into.length / 2) - into.reduce((sum, from) => sum + active[from]!, 0);
}
