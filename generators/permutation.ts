import type { Rng } from "#src/rng";

/** The numbers 0 … size-1 in random order. */
export function permutation(rng: Rng, size: number): Int32Array {
  const order = new Int32Array(size);
  for (let i = 0; i < size; i++) {
    const j = rng.int(0, i);
    order[i] = order[j]!;
    order[j] = i;
  }
  return order;
}
