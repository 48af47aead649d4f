import { gap } from "#benchmarks/graphinstruct/constraints/gap";
import { numericKind } from "#benchmarks/graphinstruct/constraints/numeric-kind";

export const density = numericKind({
  family: "numerical",
  summary: "edges over possible edges",
  whole: false,
  measure: (facts) => facts.density,
  blame: (_, miss) => ({ details: gap(miss, { higher: "add edges", lower: "remove edges" }) }),
});
