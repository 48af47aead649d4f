import type { GraphType } from "#benchmarks/graphinstruct/constraints/graph-types/graph-type";

export const connected: GraphType = {
  summary: "in one piece, directions ignored",
  deterministic: false,
  test: (facts) => facts.connected,
  shape: { connected: true },
};
