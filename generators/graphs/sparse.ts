import type { Family } from "#generators/graphs/family";
import { renumber } from "#generators/graphs/renumber";
import { type Edge, graph } from "#src/graph/graph";

/** A random recursive tree and one to three edges more, where there is room for them. */
export const sparse: Family = {
  draw(rng, order) {
    const edges: Edge[] = [];
    const joined = new Set<number>();
    const join = (u: number, v: number) => {
      if (u === v || joined.has(Math.min(u, v) * order + Math.max(u, v))) return;
      joined.add(Math.min(u, v) * order + Math.max(u, v));
      edges.push([u, v]);
    };
    for (let u = 1; u < order; u++) join(u, rng.int(0, u - 1));
    const size = Math.min(order - 1 + rng.int(1, 3), (order * (order - 1)) / 2);
    while (edges.length < size) join(rng.int(0, order - 1), rng.int(0, order - 1));
    return renumber(rng, graph(order, edges));
  },
};
