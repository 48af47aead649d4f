import type { Facts } from "#benchmarks/graphinstruct/constraints/facts";
import type { Sides } from "#benchmarks/graphinstruct/constraints/side-splits";

/**
 * The sizes of the sides, the smaller first, of the one 2-colouring that networkx finds for a bipartite graph: each
 * component is coloured from its first node that has a successor, which gets colour 1; nodes without edges get 0.
 */
export function sidesAsNetworkx({ order, components, bipartition, written, degrees }: Facts): Sides {
  const { directed, sources } = written.graph;
  const hasSuccessor = new Uint8Array(order);
  for (const source of sources) hasSuccessor[source] = 1;
  /** By component, 1 more than the colour in `bipartition` that networkx calls 1; 0: not met yet. */
  const one = new Uint8Array(components.count);
  for (let node = 0; node < order; node++) {
    const starts = directed ? hasSuccessor[node] === 1 : degrees[node]! > 0;
    const component = components.of[node]!;
    if (starts && one[component] === 0) one[component] = bipartition![node]! + 1;
  }
  let ones = 0;
  for (let node = 0; node < order; node++) if (one[components.of[node]!] === bipartition![node]! + 1) ones++;
  return ones * 2 <= order ? [ones, order - ones] : [order - ones, ones];
}
