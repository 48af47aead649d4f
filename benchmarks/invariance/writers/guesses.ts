import type { Answer } from "#benchmarks/invariance/answers/answer";
import type { Kind } from "#benchmarks/invariance/writers/assignment";

/** What is written down for an answer where the graph is not shown. */
export const GUESSES: Readonly<Record<Kind, Answer>> = {
  edge: true,
  cycle: true,
  degree: 3,
  node_count: 10,
  edge_count: 20,
  triangles: 0,
  components: 1,
  diameter: 2,
  density: 0.5,
  neighbours: [1, 2],
  others: [],
  common: [],
  path: [1, 2],
  bridges: [],
};
