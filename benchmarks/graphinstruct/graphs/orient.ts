import { edgesOf } from "#benchmarks/graphinstruct/graphs/pairs";
import { permutation } from "#generators/permutation";
import { type Edge, type Graph, graph } from "#src/graph/graph";
import type { Rng } from "#src/rng";

/** A graph with its edges directed: each from the node that comes earlier in `rank`, so that no cycle arises. */
export function orient(skeleton: Graph, rank: ArrayLike<number>): Graph {
  const edges = edgesOf(skeleton).map(([u, v]): Edge => (rank[u]! < rank[v]! ? [u, v] : [v, u]));
  return graph(skeleton.order, edges, true);
}

/** A graph with its edges directed along a random order of the nodes: acyclic. */
export function orientAtRandom(rng: Rng, skeleton: Graph): Graph {
  return orient(skeleton, permutation(rng, skeleton.order));
}
