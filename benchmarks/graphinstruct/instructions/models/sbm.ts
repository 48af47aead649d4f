import { joined } from "#benchmarks/graphinstruct/graphs/joined";
import { pairs } from "#benchmarks/graphinstruct/graphs/pairs";
import type { Model } from "#benchmarks/graphinstruct/instructions/models/model";

/**
 * Stochastic block model (Holland, Laskey and Leinhardt 1983): two to five blocks of equal size; a node has four or five
 * neighbours in its own block on average, and about one outside. What is left apart is joined.
 */
export const sbm: Model = {
  phrase: "made of communities: many edges within each, few between them",
  fix(rng, order) {
    const blocks = Math.max(2, Math.min(rng.int(2, 5), Math.floor(order / 5)));
    const inside = Math.min(0.85, (4 + rng.next()) / (order / blocks - 1));
    const between = (0.7 + 0.6 * rng.next()) / (order - order / blocks);
    return (rng) => {
      const made = pairs(order);
      for (let u = 0; u < order; u++) {
        for (let v = u + 1; v < order; v++) {
          if (rng.next() < (u % blocks === v % blocks ? inside : between)) made.add(u, v);
        }
      }
      return joined(rng, made.graph());
    };
  },
};
