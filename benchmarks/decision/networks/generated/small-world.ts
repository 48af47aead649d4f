import type { NetworkModel } from "#benchmarks/decision/networks/generated/model";
import type { Edge } from "#src/graph/graph";

const ORDER = 5000;
/** To how many of the next nodes on the ring a node is joined. */
const REACH = [2, 12] as const;
/** How likely an edge leads anywhere instead. */
const REWIRED = 0.1;

/**
 * A small world (Watts and Strogatz 1998): nodes on a ring are joined to the next ones, each to as many as is drawn for
 * it, and some edges lead anywhere, like people who write together.
 */
export const smallWorld: NetworkModel = {
  order: ORDER,
  edges: (rng) =>
    Array.from({ length: ORDER }, (_, u) => {
      const reach = rng.int(...REACH);
      return Array.from({ length: reach }, (_, step): Edge => {
        return [u, rng.next() < REWIRED ? rng.int(0, ORDER - 1) : (u + step + 1) % ORDER];
      });
    }).flat(),
};
