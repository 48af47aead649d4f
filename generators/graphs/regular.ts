import type { Family } from "#generators/graphs/family";
import { exchange, rewired, rewiring } from "#generators/graphs/rewiring";
import { type Edge, graph } from "#src/graph/graph";

/** How many exchanges of edges are tried per edge: enough to forget the ring. */
const EFFORT = 10;

/** Nodes on a ring, each joined to the nearest ones on both sides, and to the opposite one where the degree is odd. */
function circulant(order: number, degree: number): Edge[] {
  const edges: Edge[] = [];
  for (let u = 0; u < order; u++) {
    for (let step = 1; step <= degree / 2; step++) edges.push([u, (u + step) % order]);
    if (degree % 2 === 1 && u < order / 2) edges.push([u, u + order / 2]);
  }
  return edges;
}

/** Random regular graphs of degree 2 to 4 (less where there are too few nodes), by exchanges of edges from a ring. */
export const regular: Family = {
  draw(rng, order) {
    const degrees = [2, 3, 4].filter((degree) => degree < order && (degree * order) % 2 === 0);
    const degree = degrees.length > 0 ? rng.pick(degrees) : order - 1;
    const state = rewiring(graph(order, circulant(order, degree)));
    for (let left = EFFORT * state.edges.length; left > 0; left--) exchange(state, rng);
    return rewired(state);
  },
};
