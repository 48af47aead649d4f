import type { Family } from "#generators/graphs/family";
import { renumber } from "#generators/graphs/renumber";
import { graph } from "#src/graph/graph";

const REWIRED = [0.1, 0.2, 0.4] as const;

/**
 * Watts–Strogatz: a ring in which each node is joined to the next one or two, and each edge then, with probability .1, .2
 * or .4, moves its far end to a random node that is free.
 */
export const smallWorld: Family = {
  draw(rng, order) {
    const reach = order > 4 ? rng.int(1, 2) : Math.min(1, order - 1);
    const share = rng.pick(REWIRED);
    const near = Array.from({ length: order }, () => new Set<number>());
    const toggle = (u: number, v: number, on: boolean) => {
      near[u]![on ? "add" : "delete"](v);
      near[v]![on ? "add" : "delete"](u);
    };
    for (let u = 0; u < order; u++) for (let step = 1; step <= reach; step++) toggle(u, (u + step) % order, true);
    for (let step = 1; step <= reach; step++) {
      for (let u = 0; u < order; u++) {
        const free = Array.from(near.keys()).filter((v) => v !== u && !near[u]!.has(v));
        if (rng.next() >= share || free.length === 0) continue;
        toggle(u, (u + step) % order, false);
        toggle(u, rng.pick(free), true);
      }
    }
    const edges = near.flatMap((ends, u) => [...ends].filter((v) => u < v).map((v) => [u, v] as const));
    return renumber(rng, graph(order, edges));
  },
};
