import { degreesOf } from "#src/graph/degrees-of";
import type { Graph } from "#src/graph/graph";

/** The nodes by falling degree (in and out together), equal ones by number. */
export function nodesByDegree(graph: Graph): Int32Array {
  const degrees = degreesOf(graph);
  return Int32Array.from(degrees, (_, u) => u).sort((u, v) => degrees[v]! - degrees[u]! || u - v);
}
