import type { NetworkModel } from "#benchmarks/decision/networks/generated/model";
import type { Edge } from "#src/graph/graph";

const ORDER = 6000;
/** Edges that a new node brings. */
const EDGES = 3;
/** How likely an edge goes to a neighbour of the node met before, which closes a triangle. */
const TRIAD = 0.6;

/**
 * Preferential attachment with triads (Holme and Kim 2002): a few nodes of very many neighbours, and triangles, like
 * proteins that interact.
 */
export const scaleFree: NetworkModel = {
  order: ORDER,
  edges(rng) {
    const edges: Edge[] = [[0, 1]];
    const near: number[][] = [[1], [0]];
    // Every node as often as it has neighbours: an even draw from these prefers those of many.
    const ends = [0, 1];
    for (let u = 2; u < ORDER; u++) {
      const chosen = new Set<number>();
      for (let met = rng.pick(ends); chosen.size < Math.min(EDGES, u); ) {
        const next = chosen.size > 0 && rng.next() < TRIAD ? rng.pick(near[met]!) : rng.pick(ends);
        if (!chosen.has(next)) met = next;
        chosen.add(next);
      }
      near.push([...chosen]);
      for (const v of chosen) {
        edges.push([u, v]);
        near[v]!.push(u);
        ends.push(u, v);
      }
    }
    return edges;
  },
};
