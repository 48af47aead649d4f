import type { GraphType } from "#benchmarks/graphinstruct/constraints/graph-types/graph-type";

export const acyclic: GraphType = {
  summary: "no cycle; if directed, none along the directions",
  deterministic: false,
  test: (facts) => facts.acyclic,
  shape: {},
};
