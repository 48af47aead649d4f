import type { Graph } from "#src/graph/graph";
import type { Rng } from "#src/rng";

/** A random graph family: undirected, unweighted skeletons whose nodes are in random order. */
export interface Family {
  /** Draws a graph of exactly `order` nodes (1 or more). Same stream, same graph. */
  draw(rng: Rng, order: number): Graph;
  /** The orders it can make, both included; undefined: any. */
  readonly orders?: readonly [low: number, high: number];
}
