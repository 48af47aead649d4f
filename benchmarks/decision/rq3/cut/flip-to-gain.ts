import { weightTo } from "#benchmarks/decision/rq3/sides/sides";
import type { Graph } from "#src/graph/graph";

/** Flips the first node that gains by it, from the start again after each flip, until none does. Node 0 may flip too. */
export function flipToGain(graph: Graph, sides: number[]): void {
  for (let node = 0; node < graph.order; node++) {
    const side = sides[node]!;
    if (weightTo(graph, sides, node, side) <= weightTo(graph, sides, node, 1 - side)) continue;
    sides[node] = 1 - side;
    node = -1;
  }
}
