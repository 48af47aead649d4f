import type { GraphType } from "#benchmarks/graphinstruct/constraints/graph-types/graph-type";

/** Of a directed graph any orientation will do. */
export const tree: GraphType = {
  summary: "connected, with one edge fewer than nodes; directions ignored",
  deterministic: false,
  test: ({ order, size, connected }) => order > 0 && connected && size === order - 1,
  shape: { connected: true, forest: true, edges: (order) => order - 1, edgesIfDirected: true, leastOrder: 1 },
};
