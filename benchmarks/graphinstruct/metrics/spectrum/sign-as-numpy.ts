import type { Tridiagonal } from "#benchmarks/graphinstruct/metrics/spectrum/tridiagonal";

/** Rows up to which LAPACK finds eigenvectors by the QL algorithm alone. */
const SMALLEST_DIVIDED = 25;

/**
 * Gives eigenvectors of a tridiagonal matrix, as columns, the sign that NumPy's `eigh` gives them. Larger matrices are
 * torn in the middle by LAPACK's dsyevd (Cuppen 1981), between rows k - 1 and k: T is two blocks and a multiple, above 0,
 * of w wᵀ, where w holds 1 and the sign of the entry torn. An eigenvector's entries are z_i / (d_i - λ) there, z being w
 * seen by the blocks, and the secular equation makes their product with z negative.
 */
export function signAsNumpy(vectors: Float64Array, columns: number, { beside }: Tridiagonal): void {
  const order = beside.length;
  if (order <= SMALLEST_DIVIDED) return;
  const k = Math.floor(order / 2);
  for (let c = 0; c < columns; c++) {
    const along = vectors[(k - 1) * columns + c]! + Math.sign(beside[k - 1]!) * vectors[k * columns + c]!;
    if (along <= 0) continue;
    for (let u = 0; u < order; u++) vectors[u * columns + c]! *= -1;
  }
}
