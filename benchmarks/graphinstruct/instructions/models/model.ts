import type { Graph } from "#src/graph/graph";
import type { Rng } from "#src/rng";

/** A random graph model whose parameters are drawn apart, so that several graphs can share them. */
export interface Model {
  /** How such graphs come to be, reading on from "a network": for the words of an instruction. */
  readonly phrase: string;
  /** Draws parameters for graphs of so many nodes, and gives what draws such a graph: connected, undirected. */
  fix(rng: Rng, order: number): (rng: Rng) => Graph;
}
