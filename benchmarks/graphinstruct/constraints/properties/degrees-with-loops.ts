import type { WrittenGraph } from "#benchmarks/graphinstruct/format/written-graph";
import { degreesOf } from "#src/graph/degrees-of";

/** Degrees by node, in and out together; a loop adds 2. */
export function degreesWithLoops({ graph, loops }: WrittenGraph): Int32Array {
  const degrees = degreesOf(graph);
  for (const node of loops) degrees[node]! += 2;
  return degrees;
}
