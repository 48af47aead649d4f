import { joined } from "#benchmarks/graphinstruct/graphs/joined";
import { edgesOf, pairs } from "#benchmarks/graphinstruct/graphs/pairs";
import { circulant } from "#benchmarks/graphinstruct/graphs/shapes";
import type { Model } from "#benchmarks/graphinstruct/instructions/models/model";

const REWIRED = [0.1, 0.15, 0.2, 0.3] as const;

/**
 * Watts and Strogatz (1998): a ring with each node joined to the next two on both sides; each edge then moves one end to a
 * random node with probability .1 to .3.
 */
export const ws: Model = {
  phrase: "of the small-world kind: neighbours know each other, and a few shortcuts keep distances short",
  fix(rng, order) {
    const share = rng.pick(REWIRED);
    const ring = edgesOf(circulant(order, order > 4 ? 4 : 2));
    return (rng) => {
      const made = pairs(order);
      const moved = ring.filter(([u, v]) => rng.next() < share || !made.add(u, v));
      for (const [u, v] of moved) {
        const free = Array.from({ length: order }, (_, w) => w).filter((w) => w !== u && !made.has(u, w));
        made.add(u, free.length > 0 ? rng.pick(free) : v);
      }
      return joined(rng, made.graph());
    };
  },
};
