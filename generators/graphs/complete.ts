import { UndirectedGraph } from "graphology";
import { complete as generate } from "graphology-generators/classic/index.js";
import type { Family } from "#generators/graphs/family";
import { throughGraphology } from "#generators/graphs/through-graphology";

/** Every two nodes joined. */
export const complete: Family = {
  draw: (rng, order) => throughGraphology(rng, generate(UndirectedGraph, order)),
};
