import { orient } from "#benchmarks/graphinstruct/graphs/orient";
import { breadthFirst } from "#src/graph/breadth-first";
import type { Graph } from "#src/graph/graph";

/** A tree with its edges directed away from node 0. */
export function rooted(tree: Graph): Graph {
  return orient(tree, breadthFirst(tree, 0).distances);
}
