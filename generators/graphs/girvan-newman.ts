import { UndirectedGraph } from "graphology";
import { girvanNewman as generate } from "graphology-generators/random/index.js";
import type { Family } from "#generators/graphs/family";
import { throughGraphology } from "#generators/graphs/through-graphology";

/** Girvan and Newman's test of community detection (2002): 128 nodes in four groups, four of 16 edges leading out. */
export const girvanNewman: Family = {
  fits: (order) => order === 128,
  draw: (rng) => throughGraphology(rng, generate(UndirectedGraph, { zOut: 4, rng: rng.next })),
};
