import { edgesOf } from "#benchmarks/graphinstruct/graphs/pairs";
import { type Edge, type Graph, graph } from "#src/graph/graph";
import type { Rng } from "#src/rng";

/** A graph with each edge directed by the toss of a coin. */
export function turnedAtRandom(rng: Rng, skeleton: Graph): Graph {
  const edges = edgesOf(skeleton).map(([u, v]): Edge => (rng.next() < 0.5 ? [u, v] : [v, u]));
  return graph(skeleton.order, edges, true);
}
