import type { Tridiagonal } from "#benchmarks/graphinstruct/metrics/spectrum/tridiagonal";

/** Rotations of neighbouring coordinates: entry r turns coordinates `at[r]` and `at[r] + 1`. */
export interface Rotations {
  readonly at: readonly number[];
  readonly cosines: readonly number[];
  readonly sines: readonly number[];
}

/**
 * The eigenvalues of a symmetric tridiagonal matrix, in no order, by the QL algorithm with implicit shifts (Golub and Van
 * Loan, section 8.3.3), and the rotations that make it diagonal.
 */
export function implicitQl({ diagonal, beside }: Tridiagonal): { values: Float64Array; rotations: Rotations } {
  const values = diagonal.slice();
  const off = beside.slice();
  const rotations = { at: [] as number[], cosines: [] as number[], sines: [] as number[] };
  for (let low = 0; low < values.length; low++) {
    for (let high = blockEnd(values, off, low); high > low; high = blockEnd(values, off, low)) {
      sweep(values, off, low, high, rotations);
    }
  }
  return { values, rotations };
}

/** The last row of the block that starts at a row: beside it stands nothing that changes the diagonal. */
function blockEnd(values: Float64Array, off: Float64Array, low: number): number {
  for (let row = low; row < values.length - 1; row++) {
    const size = Math.abs(values[row]!) + Math.abs(values[row + 1]!);
    if (size + Math.abs(off[row]!) === size) return row;
  }
  return values.length - 1;
}

function sweep(
  values: Float64Array,
  off: Float64Array,
  low: number,
  high: number,
  { at, cosines, sines }: { at: number[]; cosines: number[]; sines: number[] },
): void {
  const half = (values[low + 1]! - values[low]!) / (2 * off[low]!);
  const root = Math.sqrt(half * half + 1);
  let chased = values[high]! - values[low]! + off[low]! / (half >= 0 ? half + root : half - root);
  let [sine, cosine, shift] = [1, 1, 0];
  for (let i = high - 1; i >= low; i--) {
    const [bulge, beside] = [sine * off[i]!, cosine * off[i]!];
    const length = Math.sqrt(bulge * bulge + chased * chased);
    off[i + 1] = length;
    if (length === 0) {
      values[i + 1]! -= shift;
      off[high] = 0;
      return;
    }
    sine = bulge / length;
    cosine = chased / length;
    const above = values[i + 1]! - shift;
    const across = (values[i]! - above) * sine + 2 * cosine * beside;
    shift = sine * across;
    values[i + 1] = above + shift;
    chased = cosine * across - beside;
    at.push(i);
    cosines.push(cosine);
    sines.push(sine);
  }
  values[low]! -= shift;
  off[low] = chased;
  off[high] = 0;
}
