import { EigenvalueDecomposition, Matrix } from "ml-matrix";
import type { Facts } from "#benchmarks/graphinstruct/constraints/facts";
import { kept } from "#benchmarks/graphinstruct/metrics/kept";
import { LARGEST_SPECTRUM } from "#benchmarks/graphinstruct/metrics/largest-spectrum";
import { undirected } from "#src/graph/undirected";

/** The highest eigenvalue that a normalised Laplacian has, in bins of .02. */
const BINS_TO_TWO = 100;

/**
 * The share of eigenvalues of the normalised Laplacian by value, from 0 to 2 (Liao et al. 2019, section 4.1, with the
 * distance of You et al. 2018). Bins are centred on 0, .02, … 2, so that rounding does not move the eigenvalues 0, 1 and 2
 * that many graphs have. Directions and loops are ignored.
 *
 * @returns `[1]` for no nodes, undefined for graphs of more than LARGEST_SPECTRUM
 */
export const spectralHistogram = kept((facts: Facts): Float64Array | undefined => {
  const { order } = facts;
  if (order === 0) return Float64Array.of(1);
  if (order > LARGEST_SPECTRUM) return undefined;
  const { realEigenvalues } = new EigenvalueDecomposition(laplacian(facts), { assumeSymmetric: true });
  const shares = new Float64Array(BINS_TO_TWO + 1);
  for (const value of realEigenvalues) {
    const bin = Math.round((value / 2) * BINS_TO_TWO);
    shares[Math.min(BINS_TO_TWO, Math.max(0, bin))]! += 1 / order;
  }
  return shares;
});

function laplacian({ written, order }: Facts): Matrix {
  const { sources, targets } = undirected(written.graph);
  const degrees = new Int32Array(order);
  for (const ends of [sources, targets]) for (const node of ends) degrees[node]!++;
  const matrix = Matrix.diag(Array.from(degrees, Math.sign));
  for (let e = 0; e < sources.length; e++) {
    const [u, v] = [sources[e]!, targets[e]!];
    const entry = -1 / Math.sqrt(degrees[u]! * degrees[v]!);
    matrix.set(u, v, entry);
    matrix.set(v, u, entry);
  }
  return matrix;
}
