import { mersenneTwister } from "#src/mersenne-twister";

/** Numbers as CPython's `random.Random` draws them. */
export interface PythonRandom {
  /** A number in [0, 1), of 53 bits. */
  random(): number;
  /** An integer from 0 to `bound` - 1, as `randrange(bound)`; `randint(a, b)` is `a + below(b - a + 1)`. `bound`: 1 … 2³² - 1. */
  below(bound: number): number;
  /** As `choice`. */
  pick<Item>(items: readonly Item[]): Item;
  /** The same elements in the order that `shuffle` gives them. */
  shuffle<Item>(items: readonly Item[]): Item[];
}

/**
 * CPython's generator: the Mersenne Twister with CPython's way of seeding and of drawing (Modules/_randommodule.c,
 * Lib/random.py). For numbers that were published as drawn with it alone; everything new draws from `stream`.
 *
 * @param seed a whole number of any size, 0 or more
 */
export function pythonRandom(seed: number | bigint): PythonRandom {
  const next = mersenneTwister(words(BigInt(seed)));
  const below = (bound: number) => {
    const shift = Math.clz32(bound);
    let drawn = next() >>> shift;
    while (drawn >= bound) drawn = next() >>> shift;
    return drawn;
  };
  return {
    random() {
      const [high, low] = [next() >>> 5, next() >>> 6];
      return (high * 2 ** 26 + low) / 2 ** 53;
    },
    below,
    pick: (items) => items[below(items.length)]!,
    shuffle(items) {
      const out = [...items];
      for (let i = out.length - 1; i > 0; i--) {
        const j = below(i + 1);
        [out[i], out[j]] = [out[j]!, out[i]!];
      }
      return out;
    },
  };
}

/** The 32-bit words of a number, lowest first; one at least. */
function words(seed: bigint): number[] {
  const found: number[] = [];
  for (let left = seed; left > 0n || found.length === 0; left >>= 32n) found.push(Number(left & 0xffffffffn));
  return found;
}
