import type { Family } from "#generators/graphs/family";

const PROBABILITIES = [0.1, 0.3, 0.5, 0.7] as const;

/** Erdős–Rényi G(n, p): each edge on its own with probability p, which is .1, .3, .5 or .7. */
export const er: Family = {
  draw(rng, order) {
    const p = rng.pick(PROBABILITIES);
    const sources: number[] = [];
    const targets: number[] = [];
    for (let u = 0; u < order; u++) {
      for (let v = u + 1; v < order; v++) {
        if (rng.next() >= p) continue;
        sources.push(u);
        targets.push(v);
      }
    }
    return Object.freeze({
      order,
      directed: false,
      sources: new Int32Array(sources),
      targets: new Int32Array(targets),
    });
  },
};
