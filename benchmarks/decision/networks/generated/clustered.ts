import type { NetworkModel } from "#benchmarks/decision/networks/generated/model";
import type { Edge } from "#src/graph/graph";

const ORDER = 4000;
/** Nodes of a group: from few to many, small ones as frequent as large ones. */
const GROUP = [10, 70] as const;
/** How likely two nodes of a group are joined. */
const DENSITY = 0.5;
/** Edges between groups, per node. */
const BRIDGES = 0.5;

/** A planted partition with groups of many sizes (Condon and Karp 2001): dense inside, sparse between, like friendships. */
export const clustered: NetworkModel = {
  order: ORDER,
  edges(rng) {
    const edges: Edge[] = [];
    for (let first = 0; first < ORDER; ) {
      const end = Math.min(ORDER, first + rng.int(...GROUP));
      for (let u = first; u < end; u++) for (let v = u + 1; v < end; v++) if (rng.next() < DENSITY) edges.push([u, v]);
      first = end;
    }
    for (let i = 0; i < ORDER * BRIDGES; i++) edges.push([rng.int(0, ORDER - 1), rng.int(0, ORDER - 1)]);
    return edges;
  },
};
