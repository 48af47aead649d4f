import { UndirectedGraph } from "graphology";
import { krackhardtKite as generate } from "graphology-generators/small/index.js";
import type { Family } from "#generators/graphs/family";
import { throughGraphology } from "#generators/graphs/through-graphology";

/** Krackhardt's kite (1990), 10 nodes. */
export const krackhardtKite: Family = {
  fits: (order) => order === 10,
  draw: (rng) => throughGraphology(rng, generate(UndirectedGraph)),
};
