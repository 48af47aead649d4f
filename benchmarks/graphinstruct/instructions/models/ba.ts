import { pairs } from "#benchmarks/graphinstruct/graphs/pairs";
import type { Model } from "#benchmarks/graphinstruct/instructions/models/model";

/**
 * Barabási and Albert (1999): from a star of m edges on, each new node brings m edges to different nodes, likelier to those
 * of high degree; m is 2 or 3.
 */
export const ba: Model = {
  phrase: "that grew by preferential attachment, so that a few hubs hold many of its edges",
  fix(rng, order) {
    const brought = rng.int(2, order < 8 ? 2 : 3);
    return (rng) => {
      const made = pairs(order);
      const ends: number[] = [];
      const join = (u: number, v: number) => {
        if (made.add(u, v)) ends.push(u, v);
      };
      for (let leaf = 1; leaf <= brought; leaf++) join(0, leaf);
      for (let u = brought + 1; u < order; u++) {
        const chosen = new Set<number>();
        while (chosen.size < brought) chosen.add(rng.pick(ends));
        for (const v of chosen) join(u, v);
      }
      return made.graph();
    };
  },
};
