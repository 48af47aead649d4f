import type { WrittenGraph } from "#benchmarks/graphinstruct/format/written-graph";

/** Degrees by node, in and out together; a loop adds 2. */
export function degreesOf({ graph: { order, sources, targets }, loops }: WrittenGraph): Int32Array {
  const degrees = new Int32Array(order);
  for (let edge = 0; edge < sources.length; edge++) {
    degrees[sources[edge]!]!++;
    degrees[targets[edge]!]!++;
  }
  for (const node of loops) degrees[node]! += 2;
  return degrees;
}
