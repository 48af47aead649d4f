import { UndirectedGraph } from "graphology";
import { path as generate } from "graphology-generators/classic/index.js";
import type { Family } from "#generators/graphs/family";
import { throughGraphology } from "#generators/graphs/through-graphology";

/** All nodes in a row. */
export const path: Family = {
  fits: (order) => order >= 2,
  draw: (rng, order) => throughGraphology(rng, generate(UndirectedGraph, order)),
};
