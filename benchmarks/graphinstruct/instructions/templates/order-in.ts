import type { Band } from "#benchmarks/graphinstruct/domains/domain";
import type { Rng } from "#src/rng";

/** A number of nodes within the orders; `least` or more. */
export function orderIn(rng: Rng, [low, high]: Band, least = 0): number {
  return rng.int(Math.max(low, least), high);
}
