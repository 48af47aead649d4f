import { everyDegree } from "#benchmarks/graphinstruct/constraints/graph-types/every-degree";
import type { GraphType } from "#benchmarks/graphinstruct/constraints/graph-types/graph-type";

/** The released checker counts half of the arcs of a directed graph, so that a tournament passes. */
export const complete: GraphType = {
  summary: "an edge between any two nodes, in both directions if directed",
  deterministic: true,
  test: (facts, rules) => {
    const { order, size, directed } = facts;
    const pairs = (order * (order - 1)) / 2;
    if (rules === "compat") return size === pairs && everyDegree(facts, order - 1);
    return facts.written.loops.length === 0 && size === (directed ? 2 * pairs : pairs);
  },
  shape: { edges: (order) => (order * (order - 1)) / 2, edgesIfDirected: false },
};
