import { UndirectedGraph } from "graphology";
import { clusters as generate } from "graphology-generators/random/index.js";
import type { Family } from "#generators/graphs/family";
import { throughGraphology } from "#generators/graphs/through-graphology";

/** Two to four clusters of random size; up to three edges for two nodes, four in five of them within a cluster. */
export const clusters: Family = {
  fits: (order) => order >= 2,
  draw(rng, order) {
    const options = {
      order,
      size: Math.ceil(1.5 * order),
      clusters: rng.int(2, 4),
      clusterDensity: 0.8,
      rng: rng.next,
    };
    return throughGraphology(rng, generate(UndirectedGraph, options));
  },
};
