import type { Graph } from "#src/graph/graph";

/** The nodes by falling degree (in and out together), equal ones by number. */
export function nodesByDegree({ order, sources, targets }: Graph): Int32Array {
  const degrees = new Int32Array(order);
  for (const u of sources) degrees[u]!++;
  for (const v of targets) degrees[v]!++;
  return Int32Array.from(degrees, (_, u) => u).sort((u, v) => degrees[v]! - degrees[u]! || u - v);
}
