import type { Facts } from "#benchmarks/graphinstruct/constraints/facts";
import { WORK } from "#benchmarks/graphinstruct/constraints/properties/work";
import type { Graph } from "#src/graph/graph";

/** A connectivity: 0 for fewer than two nodes or a graph in pieces; undefined where as many flows as nodes would take too long. */
export function connectivity(
  { order, size, connected, written }: Facts,
  measure: (graph: Graph) => number,
): number | undefined {
  if (order < 2 || !connected) return 0;
  return order * order * size > WORK ? undefined : measure(written.graph);
}
