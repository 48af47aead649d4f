import type { Family } from "#generators/graphs/family";
import { renumber } from "#generators/graphs/renumber";
import { type Edge, graph } from "#src/graph/graph";

/** A square grid of random width, two columns or more, whose last row may be incomplete. */
export const grid: Family = {
  draw(rng, order) {
    const width = rng.int(2, Math.max(2, Math.ceil(order / 2)));
    const edges: Edge[] = [];
    for (let cell = 1; cell < order; cell++) {
      if (cell % width > 0) edges.push([cell - 1, cell]);
      if (cell >= width) edges.push([cell - width, cell]);
    }
    return renumber(rng, graph(order, edges));
  },
};
