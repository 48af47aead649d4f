import type { NetworkModel } from "#benchmarks/decision/networks/generated/model";
import type { Edge } from "#src/graph/graph";

/** Crossings to a side. */
const SIDE = 72;
/** How likely two crossings next to each other are joined, and two across a square. */
const STREET = 0.62;
const DIAGONAL = 0.06;
/** Crossings at which many roads meet, and how many do. */
const HUBS = 12;
const SPOKES = 24;

/**
 * A grid with streets missing and diagonals added, in which few nodes have many neighbours and there are long ways round, like
 * roads and power lines. Some large crossings are joined to many of the nodes around them.
 */
export const roadLike: NetworkModel = {
  order: SIDE * SIDE,
  edges(rng) {
    const at = (row: number, column: number) => row * SIDE + column;
    const edges: Edge[] = [];
    for (let row = 0; row < SIDE; row++) {
      for (let column = 0; column < SIDE; column++) {
        const here = at(row, column);
        if (column + 1 < SIDE && rng.next() < STREET) edges.push([here, at(row, column + 1)]);
        if (row + 1 < SIDE && rng.next() < STREET) edges.push([here, at(row + 1, column)]);
        if (row + 1 < SIDE && column + 1 < SIDE && rng.next() < DIAGONAL) edges.push([here, at(row + 1, column + 1)]);
      }
    }
    for (let hub = 0; hub < HUBS; hub++) {
      const [row, column] = [rng.int(3, SIDE - 4), rng.int(3, SIDE - 4)];
      for (let spoke = 0; spoke < SPOKES; spoke++)
        edges.push([at(row, column), at(row + rng.int(-3, 3), column + rng.int(-3, 3))]);
    }
    return edges;
  },
};
