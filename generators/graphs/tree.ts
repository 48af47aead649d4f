import type { Family } from "#generators/graphs/family";
import { type Edge, graph } from "#src/graph/graph";

/** A uniform labelled tree, decoded from a random Prüfer sequence. */
export const tree: Family = {
  draw(rng, order) {
    if (order < 2) return graph(order, []);
    const code = Array.from({ length: order - 2 }, () => rng.int(0, order - 1));
    const missing = new Int32Array(order).fill(1);
    for (const u of code) missing[u]!++;
    const edges: Edge[] = [];
    for (const u of code) {
      const leaf = missing.indexOf(1);
      edges.push([leaf, u]);
      missing[leaf]!--;
      missing[u]!--;
    }
    edges.push([missing.indexOf(1), missing.lastIndexOf(1)]);
    return graph(order, edges);
  },
};
