import type { GraphType } from "#benchmarks/graphinstruct/constraints/graph-types/graph-type";
import { onward } from "#benchmarks/graphinstruct/constraints/graph-types/onward";

/** The released checker ignores directions, and a loop on a single node. */
export const path: GraphType = {
  summary: "one line through all nodes, along the directions if directed",
  deterministic: true,
  test: (facts, rules) => {
    const { order, size, connected } = facts;
    if (rules === "compat" && order === 1) return true;
    const line = order > 0 && connected && size === order - 1 && facts.degrees.every((own) => own <= 2);
    return line && (rules === "compat" || onward(facts));
  },
  shape: { connected: true, forest: true, edges: (order) => order - 1, edgesIfDirected: true, leastOrder: 1 },
};
