import type { GraphType } from "#benchmarks/graphinstruct/constraints/graph-types/graph-type";

export const planar: GraphType = {
  summary: "can be drawn without crossings",
  deterministic: false,
  test: (facts) => facts.planar,
  shape: { planar: true },
};
