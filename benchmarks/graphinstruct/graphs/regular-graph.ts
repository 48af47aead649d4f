import { scramble } from "#benchmarks/graphinstruct/graphs/scramble";
import { circulant } from "#benchmarks/graphinstruct/graphs/shapes";
import { exchange, rewired, rewiring } from "#generators/graphs/rewiring";
import { components } from "#src/graph/components";
import type { Graph } from "#src/graph/graph";
import type { Rng } from "#src/rng";

/** Exchanges tried per edge. */
const EFFORT = 5;
/** Times that it is begun anew where the exchanges took the graph apart. */
const TRIES = 10;

/**
 * A connected graph in which every node has `degree` neighbours: a ring whose edges were exchanged at random.
 * `degree` is 2 or more and less than the order, and not odd where the order is.
 */
export function regularGraph(rng: Rng, order: number, degree: number): Graph {
  const start = circulant(order, degree);
  for (let tries = 0; tries < TRIES; tries++) {
    const state = rewiring(start);
    for (let left = EFFORT * state.edges.length; left > 0; left--) exchange(state, rng);
    const made = rewired(state);
    if (components(made).count === 1) return scramble(rng, made);
  }
  return scramble(rng, start);
}
