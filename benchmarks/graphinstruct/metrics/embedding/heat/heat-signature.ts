import { EigenvalueDecomposition, Matrix } from "ml-matrix";
import type { Facts } from "#benchmarks/graphinstruct/constraints/facts";
import { kept } from "#benchmarks/graphinstruct/metrics/kept";
import { LARGEST_SPECTRUM } from "#benchmarks/graphinstruct/metrics/largest-spectrum";
import { undirected } from "#src/graph/undirected";

/** The times at which heat is read: 1/64, 1/32 … 32. */
const FIRST_TIME = 1 / 64;
export const TIMES = 12;

/**
 * By time, in ascending order, the share of its heat that each node has kept: the diagonal of exp(-tL), L the
 * combinatorial Laplacian (heat kernel signature, Sun, Ovsjanikov and Guibas 2009). Early times show degrees, later ones
 * wider and wider surroundings, the last ones components. Directions and loops are ignored.
 *
 * It is the same for isomorphic graphs, whatever basis the eigenvectors come in.
 *
 * @returns undefined for graphs of more than LARGEST_SPECTRUM nodes
 */
export const heatSignature = kept((facts: Facts): readonly Float64Array[] | undefined => {
  const { order } = facts;
  if (order > LARGEST_SPECTRUM) return undefined;
  const signature = Array.from({ length: TIMES }, () => new Float64Array(order));
  if (order === 0) return signature;
  const { realEigenvalues, eigenvectorMatrix } = new EigenvalueDecomposition(laplacian(facts), {
    assumeSymmetric: true,
  });
  realEigenvalues.forEach((eigenvalue, j) => {
    let left = Math.exp(-eigenvalue * FIRST_TIME);
    const shares = eigenvectorMatrix.getColumn(j);
    for (const kept of signature) {
      for (let u = 0; u < order; u++) kept[u]! += shares[u]! * shares[u]! * left;
      left *= left;
    }
  });
  return signature.map((kept) => kept.sort());
});

function laplacian({ written, order }: Facts): Matrix {
  const { sources, targets } = undirected(written.graph);
  const matrix = Matrix.zeros(order, order);
  for (let e = 0; e < sources.length; e++) {
    const [u, v] = [sources[e]!, targets[e]!];
    matrix.set(u, v, -1);
    matrix.set(v, u, -1);
    for (const w of [u, v]) matrix.set(w, w, matrix.get(w, w) + 1);
  }
  return matrix;
}
