/** Numbers as CPython's `random.Random` draws them. */
export interface PythonRandom {
  /** An integer from 0 to `bound` - 1; `randint(a, b)` is `a + below(b - a + 1)`. `bound`: 1 … 2³². */
  below(bound: number): number;
  /** The same elements in the order that `shuffle` gives them. */
  shuffle<Item>(items: readonly Item[]): Item[];
}

const SIZE = 624;
const SHIFT = 397;

/**
 * CPython's generator: the Mersenne Twister MT19937 (Matsumoto and Nishimura 1998) with CPython's way of seeding and of
 * drawing integers. For numbers that were published as drawn with it alone; everything new draws from `stream`.
 *
 * @param seed a whole number, 0 … 2³² - 1
 */
export function pythonRandom(seed: number): PythonRandom {
  const next = twister(seeded(seed));
  const below = (bound: number) => {
    const bits = 32 - Math.clz32(bound);
    let drawn = next() >>> (32 - bits);
    while (drawn >= bound) drawn = next() >>> (32 - bits);
    return drawn;
  };
  return {
    below,
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

/** `init_by_array` of the authors' reference program, with the seed as the one key. */
function seeded(seed: number): Uint32Array {
  const state = new Uint32Array(SIZE);
  state[0] = 19650218;
  for (let i = 1; i < SIZE; i++) state[i] = Math.imul(1812433253, mixed(state, i - 1)) + i;
  let at = 1;
  const step = (write: (at: number) => number) => {
    state[at] = write(at);
    if (++at < SIZE) return;
    state[0] = state[SIZE - 1]!;
    at = 1;
  };
  for (let i = 0; i < SIZE; i++) step((k) => (state[k]! ^ Math.imul(mixed(state, k - 1), 1664525)) + seed);
  for (let i = 1; i < SIZE; i++) step((k) => (state[k]! ^ Math.imul(mixed(state, k - 1), 1566083941)) - k);
  state[0] = 0x80000000;
  return state;
}

function mixed(state: Uint32Array, at: number): number {
  return state[at]! ^ (state[at]! >>> 30);
}

/** Draws of 32 bits. */
function twister(state: Uint32Array): () => number {
  let at = SIZE;
  return () => {
    if (at === SIZE) {
      regenerate(state);
      at = 0;
    }
    let bits = state[at++]!;
    bits ^= bits >>> 11;
    bits ^= (bits << 7) & 0x9d2c5680;
    bits ^= (bits << 15) & 0xefc60000;
    return (bits ^ (bits >>> 18)) >>> 0;
  };
}

function regenerate(state: Uint32Array): void {
  for (let i = 0; i < SIZE; i++) {
    const joined = (state[i]! & 0x80000000) | (state[(i + 1) % SIZE]! & 0x7fffffff);
    state[i] = state[(i + SHIFT) % SIZE]! ^ (joined >>> 1) ^ (joined & 1 ? 0x9908b0df : 0);
  }
}
