const SIZE = 624;
const SHIFT = 397;

/**
 * The Mersenne Twister MT19937 (Matsumoto and Nishimura 1998), seeded with a single number as `init_genrand` of the
 * authors' reference program does. For numbers that were published as drawn with it alone; everything new draws from
 * `stream`.
 *
 * @param seed a whole number, 0 … 2³² - 1
 * @returns draws of 32 bits, 0 … 2³² - 1
 */
export function mersenneTwister(seed: number): () => number {
  const state = new Uint32Array(SIZE);
  state[0] = seed;
  for (let i = 1; i < SIZE; i++) state[i] = Math.imul(1812433253, state[i - 1]! ^ (state[i - 1]! >>> 30)) + i;
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
