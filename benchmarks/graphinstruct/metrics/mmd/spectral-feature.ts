import type { Facts } from "#benchmarks/graphinstruct/constraints/facts";
import { kept } from "#benchmarks/graphinstruct/metrics/kept";
import { LARGEST_SPECTRUM } from "#benchmarks/graphinstruct/metrics/spectrum/largest-spectrum";
import { symmetricSpectrum } from "#benchmarks/graphinstruct/metrics/spectrum/symmetric-spectrum";

const EIGENVALUES = 20;

/**
 * The second to twenty-first smallest eigenvalue of the normalised Laplacian, which the released code compares as if they
 * were the bins of a histogram; `[0]` for less than two nodes, undefined for graphs of more than LARGEST_SPECTRUM.
 *
 * A directed graph's Laplacian is not symmetric: rows are out-neighbours, and the released code has the part on and below
 * the diagonal read as if it were. So the order of the nodes matters.
 */
export const spectralFeature = kept((facts: Facts): Float64Array | undefined => {
  if (facts.order < 2) return Float64Array.of(0);
  if (facts.order > LARGEST_SPECTRUM) return undefined;
  return symmetricSpectrum(laplacian(facts), facts.order).values.slice(1, EIGENVALUES + 1);
});

/** The part on and below the diagonal. */
function laplacian({ written, order }: Facts): Float64Array {
  const { graph, loops } = written;
  const { sources, targets, directed } = graph;
  const reach = new Float64Array(order);
  for (const node of loops) reach[node]!++;
  for (const source of sources) reach[source]!++;
  if (!directed) for (const target of targets) reach[target]!++;
  const matrix = new Float64Array(order * order);
  for (let u = 0; u < order; u++) matrix[u * (order + 1)] = Math.sign(reach[u]!);
  for (const node of loops) matrix[node * (order + 1)] = 1 - 1 / reach[node]!;
  for (let e = 0; e < sources.length; e++) {
    const [u, v] = [sources[e]!, targets[e]!];
    if (directed && (u < v || reach[v] === 0)) continue;
    matrix[Math.max(u, v) * order + Math.min(u, v)] = -1 / Math.sqrt(reach[u]! * reach[v]!);
  }
  return matrix;
}
