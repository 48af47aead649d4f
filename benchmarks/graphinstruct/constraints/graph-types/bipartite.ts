import type { GraphType } from "#benchmarks/graphinstruct/constraints/graph-types/graph-type";

export const bipartite: GraphType = {
  summary: "the nodes fall into two sides with no edge within one",
  deterministic: false,
  test: ({ bipartition }) => bipartition !== undefined,
  shape: { bipartite: true },
};
