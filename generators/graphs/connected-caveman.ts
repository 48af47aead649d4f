import { UndirectedGraph } from "graphology";
import { connectedCaveman as generate } from "graphology-generators/community/index.js";
import { caveSizes } from "#generators/graphs/cave-sizes";
import type { Family } from "#generators/graphs/family";
import { throughGraphology } from "#generators/graphs/through-graphology";

/** Caves of equal size, 3 nodes or more, each a clique with one edge turned outwards to the next, all in a ring. */
export const connectedCaveman: Family = {
  fits: (order) => caveSizes(order).length > 0,
  draw(rng, order) {
    const size = rng.pick(caveSizes(order));
    return throughGraphology(rng, generate(UndirectedGraph, order / size, size));
  },
};
