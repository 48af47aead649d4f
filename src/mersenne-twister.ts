const SIZE = 624;
const SHIFT = 397;

/**
 * The Mersenne Twister MT19937 (Matsumoto and Nishimura 1998). For numbers that were published as drawn with it alone;
 * everything new draws from `stream`.
 *
 * @param key 32-bit words: one number seeds it as `init_genrand` of the authors' reference program does, several (or a
 *   list of one) as `init_by_array`
 * @returns draws of 32 bits, 0 … 2³² - 1
 */
export function mersenneTwister(key: number | readonly number[]): () => number {
  const state = typeof key === "number" ? seeded(key) : stirred(key);
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

function seeded(seed: number): Uint32Array {
  const state = new Uint32Array(SIZE);
  state[0] = seed;
  for (let i = 1; i < SIZE; i++) state[i] = Math.imul(1812433253, mixed(state, i - 1)) + i;
  return state;
}

function stirred(key: readonly number[]): Uint32Array {
  const state = seeded(19650218);
  let at = 1;
  const step = (write: (at: number) => number) => {
    state[at] = write(at);
    if (++at < SIZE) return;
    state[0] = state[SIZE - 1]!;
    at = 1;
  };
  for (let i = 0; i < Math.max(SIZE, key.length); i++) {
    const j = i % key.length;
    step((k) => (state[k]! ^ Math.imul(mixed(state, k - 1), 1664525)) + key[j]! + j);
  }
  for (let i = 1; i < SIZE; i++) step((k) => (state[k]! ^ Math.imul(mixed(state, k - 1), 1566083941)) - k);
  state[0] = 0x80000000;
  return state;
}

function mixed(state: Uint32Array, at: number): number {
  return state[at]! ^ (state[at]! >>> 30);
}

function regenerate(state: Uint32Array): void {
  for (let i = 0; i < SIZE; i++) {
    const joined = (state[i]! & 0x80000000) | (state[(i + 1) % SIZE]! & 0x7fffffff);
    state[i] = state[(i + SHIFT) % SIZE]! ^ (joined >>> 1) ^ (joined & 1 ? 0x9908b0df : 0);
  }
}
