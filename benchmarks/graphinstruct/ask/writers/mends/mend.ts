import type { Wish, Wishes } from "#benchmarks/graphinstruct/ask/writers/wish";
import type { Graph } from "#src/graph/graph";
import type { Rng } from "#src/rng";

/** Where a mend happens: what else is wished of the graph, which it tries not to spoil. */
export interface Site {
  readonly wishes: Wishes;
  readonly rng: Rng;
}

/** Changes a graph so that it meets a wish, or comes nearer to it. */
export type Mend = (graph: Graph, wish: Wish, site: Site) => Graph;
