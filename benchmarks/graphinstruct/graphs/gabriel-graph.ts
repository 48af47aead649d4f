import { pairs } from "#benchmarks/graphinstruct/graphs/pairs";
import type { Graph } from "#src/graph/graph";
import type { Rng } from "#src/rng";

/**
 * Places in a square, each two of them joined whose disc (the one with both on opposite sides) holds no third: planar and
 * connected (Gabriel and Sokal 1969).
 */
export function gabrielGraph(rng: Rng, order: number): Graph {
  const places = Array.from({ length: order }, () => [rng.next(), rng.next()] as const);
  const made = pairs(order);
  for (const [u, [ux, uy]] of places.entries()) {
    for (let v = u + 1; v < order; v++) {
      const [vx, vy] = places[v]!;
      const between = places.some(([x, y], w) => w !== u && w !== v && (x - ux) * (x - vx) + (y - uy) * (y - vy) < 0);
      if (!between) made.add(u, v);
    }
  }
  return made.graph();
}
