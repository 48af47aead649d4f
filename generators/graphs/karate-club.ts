import { UndirectedGraph } from "graphology";
import { karateClub as generate } from "graphology-generators/social/index.js";
import type { Family } from "#generators/graphs/family";
import { throughGraphology } from "#generators/graphs/through-graphology";

/** Zachary's karate club (1977), 34 nodes. */
export const karateClub: Family = {
  fits: (order) => order === 34,
  draw: (rng) => throughGraphology(rng, generate(UndirectedGraph)),
};
