import { adjacency, predecessors } from "#src/graph/adjacency";
import type { Graph } from "#src/graph/graph";

/**
 * How near a node brings its inactive out-neighbours to joining: the sum of 1 over the active in-neighbours that each
 * still wants, times `unit`. 0 for an active node.
 *
 * @param unit of `deficitUnit`
 */
export function thresholdDeficit(graph: Graph, node: number, active: Uint8Array, unit: bigint): bigint {
  if (active[node]) return 0n;
  const { offsets, neighbours } = adjacency(graph);
  let sum = 0n;
  for (const next of neighbours.subarray(offsets[node]!, offsets[node + 1]!)) {
    if (!active[next]) sum += unit / BigInt(wanted(graph, next, active));
  }
  return sum;
}

/** A number that all the in-neighbours that a node may want divide. */
export function deficitUnit(graph: Graph): bigint {
  const { offsets } = predecessors(graph);
  let most = 1;
  for (let node = 0; node < graph.order; node++) {
    most = Math.max(most, Math.ceil((offsets[node + 1]! - offsets[node]!) / 2));
  }
  let unit = 1n;
  for (let k = 2n; k <= most; k++) unit = (unit / divisor(unit, k)) * k;
  return unit;
}

/** The greatest common divisor. */
function divisor(a: bigint, b: bigint): bigint {
  return b === 0n ? a : divisor(b, a % b);
}

/** How many more of its in-neighbours must be active until half of them are. */
function wanted(graph: Graph, node: number, active: Uint8Array): number {
  const { offsets, neighbours } = predecessors(graph);
  const into = neighbours.subarray(offsets[node]!, offsets[node + 1]!);
  return Math.ceil(into.length / 2) - into.reduce((sum, from) => sum + active[from]!, 0);
}
