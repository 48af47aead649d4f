import { numericKind } from "#benchmarks/graphinstruct/constraints/numeric-kind";
import { describeComponents } from "#benchmarks/graphinstruct/constraints/witnesses/components";

/** Connected components, the weak ones of a directed graph. */
export const numComponents = numericKind({
  family: "count",
  summary: "the number of connected components (weak ones if directed)",
  whole: true,
  measure: ({ components }) => components.count,
  blame: (facts) => ({ details: [describeComponents(facts)] }),
});
