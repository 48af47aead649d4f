import { gap } from "#benchmarks/graphinstruct/constraints/gap";
import { numericKind } from "#benchmarks/graphinstruct/constraints/numeric-kind";

/** `compat`: an upper bound, the colours of a largest-first greedy colouring; `sound`: exact, within a budget. */
export const chromaticNumber = numericKind({
  family: "numerical",
  summary: "how few colours do so that neighbours differ",
  whole: true,
  measure: (facts, rules) => (rules === "compat" ? facts.greedyColours : facts.chromaticNumber),
  blame: (_, miss) => ({
    details: gap(miss, { higher: "add edges among a group of nodes", lower: "remove edges among mutual neighbours" }),
  }),
});
