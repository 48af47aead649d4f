import { graphForm } from "#splits/form";
import type { GraphLike } from "#src/graph/graph";

/**
 * Whether a graph, weights included, is isomorphic to one the local base was pre-trained on.
 *
 * @param base the forms of those graphs
 */
export function isPretrained(graph: GraphLike, base: ReadonlySet<string>): boolean {
  return base.size > 0 && base.has(graphForm(graph));
}
