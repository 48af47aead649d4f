import { gap } from "#benchmarks/graphinstruct/constraints/gap";
import { numericKind } from "#benchmarks/graphinstruct/constraints/numeric-kind";

/** Infinite where the graph is not connected. */
export const averagePathLength = numericKind({
  family: "numerical",
  summary: "the mean length of the shortest paths, directions ignored",
  whole: false,
  measure: (facts) => facts.averagePathLength,
  blame: (_, miss) => ({
    details: gap(miss, { higher: "remove edges that shorten paths", lower: "add edges between distant nodes" }),
  }),
});
