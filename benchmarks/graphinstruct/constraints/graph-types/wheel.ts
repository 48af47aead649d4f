import type { Facts } from "#benchmarks/graphinstruct/constraints/facts";
import type { GraphType } from "#benchmarks/graphinstruct/constraints/graph-types/graph-type";
import { adjacency } from "#src/graph/adjacency";
import { undirected } from "#src/graph/undirected";

/**
 * The released checker raises for directed graphs, and takes several rims around one hub for a wheel. In `sound` any
 * orientation of a wheel will do, as there is no usual one.
 */
export const wheel: GraphType = {
  summary: "a hub joined to every node of a cycle; directions ignored",
  deterministic: true,
  test: (facts, rules) => {
    const { order, size, connected, directed, degrees } = facts;
    if (order < 4 || size !== 2 * (order - 1)) return false;
    if (directed && rules === "compat") return { raises: "NetworkXNotImplemented" };
    const hub = degrees.indexOf(order - 1);
    const spoked = connected && hub >= 0 && degrees.every((own, node) => node === hub || own === 3);
    return spoked && (rules === "compat" || rimIsOneCycle(facts, hub));
  },
  shape: { connected: true, planar: true, edges: (order) => 2 * (order - 1), edgesIfDirected: true, leastOrder: 4 },
};

/** Where all others have degree 3 and one neighbour is the hub: whether a walk along the rim meets them all. */
function rimIsOneCycle({ order, size, written: { graph } }: Facts, hub: number): boolean {
  const rim = adjacency(undirected(graph));
  if (rim.graph.sources.length < size) return false;
  const start = hub === 0 ? 1 : 0;
  let [before, node, met] = [hub, start, 0];
  do {
    let next = -1;
    for (let i = rim.offsets[node]!; i < rim.offsets[node + 1]!; i++) {
      const other = rim.neighbours[i]!;
      if (other !== hub && other !== before) next = other;
    }
    if (next === -1) return false;
    [before, node] = [node, next];
    met++;
  } while (node !== start && met < order);
  return met === order - 1;
}
