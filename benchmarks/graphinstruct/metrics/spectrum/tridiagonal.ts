/** A symmetric matrix of which only the diagonal and its neighbours are left, and how it was brought there. */
export interface Tridiagonal {
  readonly diagonal: Float64Array;
  /** Entry i stands between rows i and i + 1; the last one is 0. */
  readonly beside: Float64Array;
  readonly mirrors: readonly Mirror[];
}

/** The reflection I - scale · v vᵀ. */
export interface Mirror {
  readonly v: Float64Array;
  readonly scale: number;
  /** Entries of `v` before this one are 0. */
  readonly first: number;
}

/**
 * Householder's reduction to tridiagonal form (Golub and Van Loan, section 8.3.1).
 *
 * @param matrix row by row; the part on and below the diagonal is read, and overwritten
 */
export function tridiagonal(matrix: Float64Array, order: number): Tridiagonal {
  const beside = new Float64Array(order);
  const mirrors: Mirror[] = [];
  for (let k = 0; k < order - 1; k++) {
    const mirror = mirrorOf(matrix, order, k);
    const next = matrix[(k + 1) * order + k]!;
    beside[k] = mirror ? next - mirror.v[k + 1]! : next;
    if (!mirror) continue;
    mirrorBothSides(matrix, order, mirror);
    mirrors.push(mirror);
  }
  return { diagonal: Float64Array.from({ length: order }, (_, u) => matrix[u * (order + 1)]!), beside, mirrors };
}

/** What brings column k to 0 below the entry under the diagonal; undefined where it is 0 there. */
function mirrorOf(matrix: Float64Array, order: number, k: number): Mirror | undefined {
  const v = new Float64Array(order);
  let below = 0;
  for (let u = k + 1; u < order; u++) {
    v[u] = matrix[u * order + k]!;
    if (u > k + 1) below += v[u]! * v[u]!;
  }
  if (below === 0) return undefined;
  const next = v[k + 1]!;
  const length = Math.sqrt(next * next + below);
  v[k + 1] = next > 0 ? next + length : next - length;
  return { v, scale: 1 / (length * (length + Math.abs(next))), first: k + 1 };
}

/** M - v wᵀ - w vᵀ with w = p - scale/2 (pᵀv) v and p = scale · M v, in the part below and right of the mirror's first. */
function mirrorBothSides(matrix: Float64Array, order: number, { v, scale, first }: Mirror): void {
  const w = new Float64Array(order);
  for (let u = first; u < order; u++) {
    const row = u * order;
    const vu = v[u]!;
    let sum = matrix[row + u]! * vu;
    for (let j = first; j < u; j++) {
      const entry = matrix[row + j]!;
      sum += entry * v[j]!;
      w[j]! += entry * vu;
    }
    w[u]! += sum;
  }
  let along = 0;
  for (let u = first; u < order; u++) along += w[u]! * v[u]!;
  for (let u = first; u < order; u++) w[u] = scale * (w[u]! - 0.5 * scale * along * v[u]!);
  for (let u = first; u < order; u++) {
    const row = u * order;
    const [vu, wu] = [v[u]!, w[u]!];
    for (let j = first; j <= u; j++) matrix[row + j]! -= vu * w[j]! + wu * v[j]!;
  }
}
