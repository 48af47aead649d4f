import { joined } from "#benchmarks/graphinstruct/graphs/joined";
import { pairs } from "#benchmarks/graphinstruct/graphs/pairs";
import type { Model } from "#benchmarks/graphinstruct/instructions/models/model";

/** Erdős and Rényi (1959) in Gilbert's form: each edge on its own; average degree 4 to 5. What is left apart is joined. */
export const er: Model = {
  phrase: "whose edges fall at random between any two nodes",
  fix(rng, order) {
    const chance = Math.min(0.6, (4 + rng.next()) / (order - 1));
    return (rng) => {
      const made = pairs(order);
      for (let u = 0; u < order; u++) {
        for (let v = u + 1; v < order; v++) if (rng.next() < chance) made.add(u, v);
      }
      return joined(rng, made.graph());
    };
  },
};
