import type { Facts } from "#benchmarks/graphinstruct/constraints/facts";
import { kept } from "#benchmarks/graphinstruct/metrics/kept";
import { LARGEST_SPECTRUM } from "#benchmarks/graphinstruct/metrics/spectrum/largest-spectrum";
import { symmetricSpectrum } from "#benchmarks/graphinstruct/metrics/spectrum/symmetric-spectrum";

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
  return { order, columns, points: symmetricSpectrum(laplacian(facts), order).vectors(1, 1 + columns) };
});

/** The part on and below the diagonal. */
function laplacian({ written, order }: Facts): Float64Array {
  const { sources, targets, directed } = written.graph;
  const matrix = new Float64Array(order * order);
  for (let e = 0; e < sources.length; e++) {
    const [u, v] = [sources[e]!, targets[e]!];
    matrix[u * (order + 1)]!++;
    if (!directed) matrix[v * (order + 1)]!++;
    if (!directed || u > v) matrix[Math.max(u, v) * order + Math.min(u, v)] = -1;
  }
  return matrix;
}
