import type { Tridiagonal } from "#benchmarks/graphinstruct/metrics/spectrum/tridiagonal";

/** Rotations of neighbouring coordinates: entry r turns coordinates `at[r]` and `at[r] + 1`. */
export interface Rotations {
  readonly at: readonly number[];
  readonly cosines: readonly number[];
  readonly sines: readonly number[];
}

interface Work {
  readonly values: Float64Array;
  /** Entry i stands between rows i and i + 1. */
  readonly beside: Float64Array;
  turn(at: number, cosine: number, sine: number): void;
}

const EPSILON = Number.EPSILON / 2;

/**
 * The eigenvalues of a symmetric tridiagonal matrix, in no order, by the QL algorithm with implicit shifts (Golub and Van
 * Loan, section 8.3.3), and the rotations that make it diagonal. It goes as LAPACK's dsteqr does, which NumPy uses: from
 * the smaller end of each block, and with the same signs, so that eigenvectors have NumPy's signs.
 */
export function implicitQl({ diagonal, beside }: Tridiagonal): { values: Float64Array; rotations: Rotations } {
  const [at, cosines, sines]: [number[], number[], number[]] = [[], [], []];
  const values = diagonal.slice();
  const turn = (...[where, cosine, sine]: Parameters<Work["turn"]>) => {
    at.push(where);
    cosines.push(cosine);
    sines.push(sine);
  };
  const work = { values, beside: beside.slice(), turn };
  for (let first = 0; first < values.length; ) {
    const last = splitFrom(work, first, values.length - 1, 1);
    if (Math.abs(values[last]!) < Math.abs(values[first]!)) diagonalise(work, last, first, -1);
    else diagonalise(work, first, last, 1);
    first = last + 1;
  }
  return { values, rotations: { at, cosines, sines } };
}

/** Takes eigenvalues off a block, from one end to the other. */
function diagonalise(work: Work, from: number, to: number, step: 1 | -1): void {
  for (let row = from; (to - row) * step >= 0; ) {
    const end = splitFrom(work, row, to, step);
    if (end === row) row += step;
    else if (end === row + step) {
      solvePair(work, Math.min(row, end));
      row += 2 * step;
    } else sweep(work, row, end, step);
  }
}

/** The first row on the way after which nothing stands that changes the eigenvalues. */
function splitFrom({ values, beside }: Work, from: number, to: number, step: 1 | -1): number {
  for (let row = from; row !== to; row += step) {
    const size = Math.sqrt(Math.abs(values[row]!)) * Math.sqrt(Math.abs(values[row + step]!));
    const entry = Math.min(row, row + step);
    if (Math.abs(beside[entry]!) > EPSILON * size) continue;
    beside[entry] = 0;
    return row;
  }
  return to;
}

/** The eigenvalues of a block of two rows, the larger one first. */
function solvePair({ values, beside, turn }: Work, at: number): void {
  const [a, b, c] = [values[at]!, beside[at]!, values[at + 1]!];
  const root = Math.sqrt((a - c) * (a - c) + 4 * b * b);
  const larger = (a + c + (a + c < 0 ? -root : root)) / 2;
  const [most, least] = Math.abs(a) > Math.abs(c) ? [a, c] : [c, a];
  values[at] = larger;
  values[at + 1] = (most / larger) * least - (b / larger) * b;
  beside[at] = 0;
  const lean = a - c < 0 ? a - c - root : a - c + root;
  const sign = Math.abs(lean) > Math.abs(2 * b) ? Math.sign(lean) : -Math.sign(b);
  const length = Math.sqrt(4 * b * b + lean * lean) * sign;
  if (a + c < 0 === a - c < 0) turn(at, -lean / length, (2 * b) / length);
  else turn(at, (-2 * b) / length, -lean / length);
}

/** One step: a rotation at the far end that shifts, then one for each row that chases what it left beside the band. */
function sweep({ values, beside, turn }: Work, row: number, end: number, step: 1 | -1): void {
  const first = beside[Math.min(row, row + step)]!;
  const half = (values[row + step]! - values[row]!) / (2 * first);
  const root = Math.sqrt(half * half + 1);
  let chased = values[end]! - values[row]! + first / (half >= 0 ? half + root : half - root);
  let [cosine, sine, shift] = [1, 1, 0];
  for (let near = end - step; ; near -= step) {
    const far = near + step;
    const between = beside[Math.min(near, far)]!;
    const bulge = sine * between;
    const left = cosine * between;
    const length = Math.sqrt(chased * chased + bulge * bulge) * (chased < 0 ? -1 : 1);
    cosine = length === 0 ? 1 : chased / length;
    sine = length === 0 ? 0 : bulge / length;
    if (far !== end) beside[Math.min(far, far + step)] = length;
    const above = values[far]! - shift;
    const across = (values[near]! - above) * sine + 2 * cosine * left;
    shift = sine * across;
    values[far] = above + shift;
    chased = cosine * across - left;
    turn(Math.min(near, far), cosine, step * sine);
    if (near === row) break;
  }
  values[row]! -= shift;
  beside[Math.min(row, row + step)] = chased;
}
