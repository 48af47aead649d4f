import { mersenneTwister } from "#src/mersenne-twister";

/** `count` numbers as NumPy's `RandomState(seed).randn` draws them: standard normal, by Marsaglia's polar method. */
export function numpyNormals(seed: number, count: number): Float64Array {
  const next = mersenneTwister(seed);
  const uniform = () => {
    const high = next() >>> 5;
    return (high * 2 ** 26 + (next() >>> 6)) / 2 ** 53;
  };
  const normals = new Float64Array(count);
  for (let i = 0; i < count; i += 2) {
    const [x, y, square] = insideCircle(uniform);
    const stretch = Math.sqrt((-2 * Math.log(square)) / square);
    normals[i] = y * stretch;
    if (i + 1 < count) normals[i + 1] = x * stretch;
  }
  return normals;
}

function insideCircle(uniform: () => number): readonly [x: number, y: number, square: number] {
  while (true) {
    const x = 2 * uniform() - 1;
    const y = 2 * uniform() - 1;
    const square = x * x + y * y;
    if (square < 1 && square !== 0) return [x, y, square];
  }
}

/** 0 … `count` - 1 in the order that NumPy's `RandomState(seed).permutation(count)` gives them. */
export function numpyPermutation(seed: number, count: number): Int32Array {
  const next = mersenneTwister(seed);
  const order = Int32Array.from({ length: count }, (_, i) => i);
  for (let i = count - 1; i > 0; i--) {
    const mask = 2 ** (32 - Math.clz32(i)) - 1;
    let j = (next() & mask) >>> 0;
    while (j > i) j = (next() & mask) >>> 0;
    [order[i], order[j]] = [order[j]!, order[i]!];
  }
  return order;
}
