import { gap } from "#benchmarks/graphinstruct/constraints/gap";
import { numericKind } from "#benchmarks/graphinstruct/constraints/numeric-kind";

export const nodeConnectivity = numericKind({
  family: "numerical",
  summary: "how many nodes have to go before the graph falls apart",
  whole: true,
  measure: (facts) => facts.nodeConnectivity,
  blame: (_, miss) => ({
    details: gap(miss, { higher: "add edges at the nodes of least degree", lower: "remove edges" }),
  }),
});
