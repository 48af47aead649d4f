import type { Family } from "#generators/graphs/family";
import { type Edge, graph } from "#src/graph/graph";

const PROBABILITIES = [0.1, 0.3, 0.5, 0.7] as const;

/** Erdős–Rényi G(n, p): each edge on its own with probability p, which is .1, .3, .5 or .7. */
export const er: Family = {
  draw(rng, order) {
    const p = rng.pick(PROBABILITIES);
    const edges: Edge[] = [];
    for (let u = 0; u < order; u++) for (let v = u + 1; v < order; v++) if (rng.next() < p) edges.push([u, v]);
    return graph(order, edges);
  },
};
