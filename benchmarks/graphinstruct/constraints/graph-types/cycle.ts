import { everyDegree } from "#benchmarks/graphinstruct/constraints/graph-types/every-degree";
import type { GraphType } from "#benchmarks/graphinstruct/constraints/graph-types/graph-type";
import { onward } from "#benchmarks/graphinstruct/constraints/graph-types/onward";

/** The released checker ignores directions. */
export const cycle: GraphType = {
  summary: "one cycle through all of three or more nodes, along the directions if directed",
  deterministic: true,
  test: (facts, rules) => {
    const round = facts.order >= 3 && facts.connected && everyDegree(facts, 2);
    return round && (rules === "compat" || onward(facts));
  },
  shape: {
    connected: true,
    planar: true,
    edges: (order) => order,
    edgesIfDirected: true,
    degree: () => 2,
    leastOrder: 3,
  },
};
