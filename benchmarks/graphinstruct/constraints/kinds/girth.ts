import { gap } from "#benchmarks/graphinstruct/constraints/gap";
import { numericKind } from "#benchmarks/graphinstruct/constraints/numeric-kind";

/** Infinite where there is no cycle. */
export const girth = numericKind({
  family: "numerical",
  summary: "the length of the shortest cycle, directions ignored",
  whole: true,
  measure: (facts) => facts.girth,
  blame: (_, miss) => ({
    details: gap(miss, {
      higher: "remove an edge of the shortest cycle",
      lower: "add an edge that closes a short cycle",
    }),
  }),
});
