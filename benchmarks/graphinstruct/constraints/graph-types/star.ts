import type { GraphType } from "#benchmarks/graphinstruct/constraints/graph-types/graph-type";

/** The released checker ignores directions, and a loop on a single node. */
export const star: GraphType = {
  summary: "all edges between one hub and each other node; if directed, all out of the hub or all into it",
  deterministic: true,
  test: ({ order, size, connected, degrees, written: { graph } }, rules) => {
    if (rules === "compat" && order === 1) return true;
    const hub = degrees.indexOf(order - 1);
    const starlike = order > 0 && size === order - 1 && connected && hub >= 0;
    if (!starlike || !graph.directed || rules === "compat") return starlike;
    return (
      graph.sources.every((node) => node === graph.sources[0]) ||
      graph.targets.every((node) => node === graph.targets[0])
    );
  },
  shape: { connected: true, forest: true, edges: (order) => order - 1, edgesIfDirected: true, leastOrder: 1 },
};
