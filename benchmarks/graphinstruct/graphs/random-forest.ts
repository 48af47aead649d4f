import { edgesOf } from "#benchmarks/graphinstruct/graphs/pairs";
import { randomTree } from "#benchmarks/graphinstruct/graphs/random-tree";
import { type Graph, graph } from "#src/graph/graph";
import type { Rng } from "#src/rng";

/** A tree from which edges were taken until it is in `trees` pieces, each a tree; nodes without edges may be among them. */
export function randomForest(rng: Rng, order: number, trees: number, mostDegree?: number): Graph {
  const edges = edgesOf(randomTree(rng, order, mostDegree));
  return graph(order, edges.slice(trees - 1));
}
