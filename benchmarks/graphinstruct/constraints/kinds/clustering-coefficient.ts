import { gap } from "#benchmarks/graphinstruct/constraints/gap";
import { numericKind } from "#benchmarks/graphinstruct/constraints/numeric-kind";

/** Of a directed graph by Fagiolo (2007). */
export const clusteringCoefficient = numericKind({
  family: "numerical",
  summary: "the mean of the local clustering coefficients",
  whole: false,
  measure: (facts) => facts.clustering,
  blame: (_, miss) => ({
    details: gap(miss, {
      higher: "add edges between neighbours of one node",
      lower: "remove edges between neighbours of one node",
    }),
  }),
});
