import type { GraphType } from "#benchmarks/graphinstruct/constraints/graph-types/graph-type";

/** The released checker takes the empty graph for one. */
export const forest: GraphType = {
  summary: "no cycle, directions ignored",
  deterministic: false,
  test: ({ order, size, components }) => size === order - components.count,
  shape: { forest: true },
};
