import type { Division } from "#benchmarks/decision/rq3/sides/sides";
import { type Edge, graph } from "#src/graph/graph";
import type { Rng } from "#src/rng";

/**
 * A spin glass on a three-dimensional lattice with helical boundaries, which there is for any number of nodes: node i is
 * joined to i + 1, i + w and i + w², around the end, for w near the cube root of their number. Half of the weights are +1,
 * the rest −1, so that some cut weighs more than 0.
 *
 * @param order 3 or more
 */
export function drawGlass(rng: Rng, order: number, id: string): Division {
  const width = Math.max(1, Math.round(Math.cbrt(order)));
  const pairs = new Map<string, readonly [number, number]>();
  for (let u = 0; u < order; u++) {
    for (const step of [1, width, width ** 2]) {
      const v = (u + step) % order;
      const [low, high] = [Math.min(u, v), Math.max(u, v)];
      if (u !== v) pairs.set(`${low} ${high}`, [low, high]);
    }
  }
  const ends = [...pairs.values()];
  const weights = rng.shuffle(ends.map((_, e) => (2 * e < ends.length ? 1 : -1)));
  return {
    id,
    graph: graph(
      order,
      ends.map(([u, v], e): Edge => [u, v, weights[e]!]),
    ),
  };
}
