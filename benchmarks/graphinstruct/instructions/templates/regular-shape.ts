import type { Band } from "#benchmarks/graphinstruct/domains/domain";
import { orderIn } from "#benchmarks/graphinstruct/instructions/templates/order-in";
import type { Rng } from "#src/rng";

/** A number of nodes, and a degree from 3 to 5 that they can all have: not odd where the order is. */
export function regularShape(rng: Rng, orders: Band): { readonly order: number; readonly degree: number } {
  const order = orderIn(rng, orders, 6);
  return { order, degree: order % 2 === 0 ? rng.pick([3, 4, 5]) : 4 };
}
