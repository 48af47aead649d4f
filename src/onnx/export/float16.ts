/** The 16-bit floats (IEEE 754 binary16) nearest to the given ones, ties to even; from 65,520 on infinite. */
export function toFloat16(values: Float32Array): Uint16Array {
  return Uint16Array.from(values, half);
}

const [SIGN, INFINITY, NAN] = [0x8000, 0x7c00, 0x7e00];
const SMALLEST_NORMAL = 2 ** -14;

function half(value: number): number {
  const sign = value < 0 || Object.is(value, -0) ? SIGN : 0;
  const size = Math.abs(value);
  if (Number.isNaN(value)) return NAN;
  if (size >= 65520) return sign | INFINITY;
  if (size < SMALLEST_NORMAL) return sign | nearestEven(size * 2 ** 24);
  const exponent = Math.floor(Math.log2(size));
  // 1024 steps to an octave; one too many carries into the exponent, as it should.
  return sign | (((exponent + 14) << 10) + nearestEven(size * 2 ** (10 - exponent)));
}

function nearestEven(x: number): number {
  const floor = Math.floor(x);
  const rest = x - floor;
  return rest > 0.5 || (rest === 0.5 && floor % 2 === 1) ? floor + 1 : floor;
}
