import type { Family } from "#generators/graphs/family";
import { renumber } from "#generators/graphs/renumber";
import { type Edge, graph } from "#src/graph/graph";

/** The most edges a new node brings. */
const MOST = 10;

/**
 * Barabási–Albert: from a star of k edges on, each new node brings k edges to different nodes, likelier to those of high
 * degree; k is 1 … 10 and at most half the order. The graph has k (n − k) edges.
 */
export const ba: Family = {
  draw(rng, order) {
    const k = rng.int(Math.min(1, order - 1), Math.min(MOST, Math.floor(order / 2)));
    const edges: Edge[] = [];
    const ends: number[] = [];
    const join = (u: number, v: number) => {
      edges.push([u, v]);
      ends.push(u, v);
    };
    for (let leaf = 1; leaf <= k; leaf++) join(0, leaf);
    for (let u = k + 1; u < order; u++) {
      const chosen = new Set<number>();
      while (chosen.size < k) chosen.add(rng.pick(ends));
      for (const v of chosen) join(u, v);
    }
    return renumber(rng, graph(order, edges));
  },
};
