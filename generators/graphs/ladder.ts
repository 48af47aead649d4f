import { UndirectedGraph } from "graphology";
import { ladder as generate } from "graphology-generators/classic/index.js";
import type { Family } from "#generators/graphs/family";
import { throughGraphology } from "#generators/graphs/through-graphology";

/** Two rows of nodes with rungs between them. */
export const ladder: Family = {
  fits: (order) => order >= 4 && order % 2 === 0,
  draw: (rng, order) => throughGraphology(rng, generate(UndirectedGraph, order / 2)),
};
