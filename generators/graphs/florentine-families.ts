import { UndirectedGraph } from "graphology";
import { florentineFamilies as generate } from "graphology-generators/social/index.js";
import type { Family } from "#generators/graphs/family";
import { throughGraphology } from "#generators/graphs/through-graphology";

/** Marriages of Florentine families (Padgett and Ansell 1993), 15 nodes. */
export const florentineFamilies: Family = {
  fits: (order) => order === 15,
  draw: (rng) => throughGraphology(rng, generate(UndirectedGraph)),
};
