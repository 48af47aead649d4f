import type { Facts } from "#benchmarks/graphinstruct/constraints/facts";
import { FLOW_WORK } from "#benchmarks/graphinstruct/constraints/properties/work";
import type { Graph } from "#src/graph/graph";

/** A connectivity; 0 for a graph in pieces, whatever its size. */
export function connectivity(
  { connected, written }: Facts,
  measure: (graph: Graph, budget: number) => number | undefined,
): number | undefined {
  return connected ? measure(written.graph, FLOW_WORK) : 0;
}
