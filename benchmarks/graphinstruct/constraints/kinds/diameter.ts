import { gap } from "#benchmarks/graphinstruct/constraints/gap";
import { numericKind } from "#benchmarks/graphinstruct/constraints/numeric-kind";

/** Infinite where the graph is not connected. */
export const diameter = numericKind({
  family: "numerical",
  summary: "the longest of the shortest paths, directions ignored",
  whole: true,
  measure: (facts) => facts.diameter,
  blame: (_, miss) => ({
    details: gap(miss, { higher: "remove edges that shorten paths", lower: "add edges between distant nodes" }),
  }),
});
