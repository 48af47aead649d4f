import { breadthFirst } from "#src/graph/breadth-first";
import type { GraphLike } from "#src/graph/graph";
import { pathTo } from "#src/graph/path-tree";

/** The lexicographically smallest path of fewest hops, weights ignored; undefined where there is no path. */
export function hopPath(input: GraphLike, source: number, target: number): number[] | undefined {
  return pathTo(breadthFirst(input, source), target);
}
