import type { Graph } from "#src/graph/graph";

/** The number of edges at each node, in and out together. */
export function degreesOf({ order, sources, targets }: Graph): Int32Array {
  const degrees = new Int32Array(order);
  for (const u of sources) degrees[u]!++;
  for (const v of targets) degrees[v]!++;
  return degrees;
}
