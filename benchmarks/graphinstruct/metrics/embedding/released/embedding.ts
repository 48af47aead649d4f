import { EigenvalueDecomposition, Matrix } from "ml-matrix";
import type { Facts } from "#benchmarks/graphinstruct/constraints/facts";
import { kept } from "#benchmarks/graphinstruct/metrics/kept";
import { LARGEST_SPECTRUM } from "#benchmarks/graphinstruct/metrics/largest-spectrum";

const COLUMNS = 4;

/** A point for each node, in up to four dimensions. */
export interface Embedding {
  readonly order: number;
  /** 0 for less than two nodes. */
  readonly columns: number;
  /** One point after the other. */
  readonly points: Float64Array;
}

/**
 * Where the released code puts the nodes: the eigenvectors of the second to fifth smallest eigenvalue of the
 * combinatorial Laplacian. These are fixed up to their signs, and where eigenvalues coincide not even that: values that
 * rest on them agree with published ones on most graphs, not on all.
 *
 * Of a directed graph's Laplacian, whose rows are out-neighbours, the part on and below the diagonal counts.
 *
 * @returns undefined for graphs of more than LARGEST_SPECTRUM nodes
 */
export const embedding = kept((facts: Facts): Embedding | undefined => {
  const { order } = facts;
  if (order > LARGEST_SPECTRUM) return undefined;
  const columns = Math.max(0, Math.min(COLUMNS, order - 1));
  const points = new Float64Array(order * columns);
  if (columns === 0) return { order, columns, points };
  const { eigenvectorMatrix } = new EigenvalueDecomposition(laplacian(facts), { assumeSymmetric: true });
  for (let u = 0; u < order; u++) {
    for (let c = 0; c < columns; c++) points[u * columns + c] = eigenvectorMatrix.get(u, c + 1);
  }
  return { order, columns, points };
});

function laplacian({ written, order }: Facts): Matrix {
  const { sources, targets, directed } = written.graph;
  const matrix = Matrix.zeros(order, order);
  const raise = (u: number) => matrix.set(u, u, matrix.get(u, u) + 1);
  for (let e = 0; e < sources.length; e++) {
    const [u, v] = [sources[e]!, targets[e]!];
    raise(u);
    if (!directed) raise(v);
    if (directed && u < v) continue;
    matrix.set(u, v, -1);
    matrix.set(v, u, -1);
  }
  return matrix;
}
