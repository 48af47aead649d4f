import type { Family } from "#generators/graphs/family";
import { type Edge, graph } from "#src/graph/graph";

const WITHIN = [0.5, 0.7, 0.9] as const;
const BETWEEN = [0.05, 0.1, 0.2] as const;

/**
 * Stochastic block model: two to four blocks, to which nodes are assigned at random; an edge is there with probability
 * .5, .7 or .9 within a block, and .05, .1 or .2 between two.
 */
export const sbm: Family = {
  draw(rng, order) {
    const blocks = rng.int(2, 4);
    const within = rng.pick(WITHIN);
    const between = rng.pick(BETWEEN);
    const block = Array.from({ length: order }, () => rng.int(1, blocks));
    const edges: Edge[] = [];
    for (let u = 0; u < order; u++) {
      for (let v = u + 1; v < order; v++) {
        if (rng.next() < (block[u] === block[v] ? within : between)) edges.push([u, v]);
      }
    }
    return graph(order, edges);
  },
};
