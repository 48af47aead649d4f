import type { GraphType } from "#benchmarks/graphinstruct/constraints/graph-types/graph-type";

export const dag: GraphType = {
  summary: "directed, without a cycle along the directions",
  deterministic: false,
  test: ({ directed, acyclic }) => directed && acyclic,
  shape: {},
};
