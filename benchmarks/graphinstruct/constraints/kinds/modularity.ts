import { gap } from "#benchmarks/graphinstruct/constraints/gap";
import { numericKind } from "#benchmarks/graphinstruct/constraints/numeric-kind";

/**
 * Of the communities that greedy merging finds (Clauset, Newman and Moore 2004). NaN stands for the division by zero in
 * the released checker where all weights are 0.
 */
export const modularity = numericKind({
  family: "numerical",
  summary: "the modularity of the communities found greedily",
  whole: false,
  measure: (facts, rules) => {
    const value = facts.modularity(rules);
    return Number.isNaN(value) ? { raises: "ZeroDivisionError" } : value;
  },
  blame: (_, miss) => ({
    details: gap(miss, {
      higher: "move edges from between groups into them",
      lower: "move edges from within groups to between them",
    }),
  }),
});
