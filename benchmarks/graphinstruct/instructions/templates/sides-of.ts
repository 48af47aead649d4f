import type { Band } from "#benchmarks/graphinstruct/domains/domain";
import { orderIn } from "#benchmarks/graphinstruct/instructions/templates/order-in";
import type { Rng } from "#src/rng";

/** Two sides of a bipartite graph, and a number of edges with which it can be connected. */
export interface Sides {
  readonly left: number;
  readonly right: number;
  readonly size: number;
}

export function sidesOf(rng: Rng, orders: Band): Sides {
  const order = orderIn(rng, orders);
  const left = rng.int(Math.max(2, Math.floor(order / 4)), order >> 1);
  const right = order - left;
  return { left, right, size: rng.int(order - 1, Math.min(left * right, 2 * order)) };
}
