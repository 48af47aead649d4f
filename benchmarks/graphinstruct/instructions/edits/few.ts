import type { Rng } from "#src/rng";

/** A small number of changes for a graph of that many nodes: from 1, or `least`, to 5. */
export function few(rng: Rng, order: number, least = 1): number {
  return rng.int(least, Math.max(least, Math.min(5, order >> 2)));
}
