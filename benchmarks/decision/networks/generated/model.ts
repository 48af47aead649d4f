import type { Edge } from "#src/graph/graph";
import type { Rng } from "#src/rng";

/** A random model of large sparse networks. */
export interface NetworkModel {
  readonly order: number;
  /** The edges of a draw; an edge may come twice, from either end. */
  edges(rng: Rng): readonly Edge[];
}
