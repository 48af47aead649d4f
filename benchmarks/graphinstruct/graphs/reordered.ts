import { edgesOf } from "#benchmarks/graphinstruct/graphs/pairs";
import { type Graph, graph } from "#src/graph/graph";
import type { Rng } from "#src/rng";

/** The same graph with its edges listed in random order: which came last tells nothing. */
export function reordered(rng: Rng, whole: Graph): Graph {
  return graph(whole.order, rng.shuffle(edgesOf(whole)), whole.directed);
}
