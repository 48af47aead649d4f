import { breadthFirst } from "#src/graph/breadth-first";
import type { GraphLike } from "#src/graph/graph";

/** The number of hops from one node to another, weights ignored; undefined where there is no path. */
export function distance(input: GraphLike, source: number, target: number): number | undefined {
  const hops = breadthFirst(input, source).distances[target]!;
  return hops === Number.POSITIVE_INFINITY ? undefined : hops;
}
