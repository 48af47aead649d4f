import { edgesOf, pairs } from "#benchmarks/graphinstruct/graphs/pairs";
import type { Edge, Graph } from "#src/graph/graph";
import { graph } from "#src/graph/graph";
import { undirected } from "#src/graph/undirected";
import type { Rng } from "#src/rng";

/** Mistakes in a graph: an edge forgotten, one too many, one that goes elsewhere, the last node left out, directions lost. */
const slips: readonly ((own: Graph, rng: Rng) => Graph)[] = [
  (own, rng) => graph(own.order, rng.shuffle(edgesOf(own)).slice(1), own.directed),
  (own, rng) => withRandom(own, edgesOf(own), rng),
  (own, rng) => withRandom(own, rng.shuffle(edgesOf(own)).slice(1), rng),
  (own) =>
    graph(
      own.order - 1,
      edgesOf(own).filter(([u, v]) => u < own.order - 1 && v < own.order - 1),
      own.directed,
    ),
  (own) => undirected(own),
];

/** A graph with a slip in it, and with the same probability another, and so on. */
export function slipped(own: Graph, probability: number, rng: Rng): Graph {
  let made = own;
  while (made.order > 2 && rng.next() < probability) made = rng.pick(slips)(made, rng);
  return made;
}

function withRandom({ order, directed }: Graph, edges: readonly Edge[], rng: Rng): Graph {
  const made = pairs(order, directed, edges);
  made.add(rng.int(0, order - 1), rng.int(0, order - 1));
  return made.graph();
}
