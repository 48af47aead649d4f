import type { Graph } from "#src/graph/graph";
import type { Rng } from "#src/rng";

/** A random graph family: undirected, unweighted skeletons whose node numbers tell nothing of how they were made. */
export interface Family {
  /** Draws a graph of exactly `order` nodes. Same stream, same graph. */
  draw(rng: Rng, order: number): Graph;
  /** Whether there are graphs of this order in the family; undefined: there are for 1 or more nodes. */
  readonly fits?: (order: number) => boolean;
}
