import type { Facts } from "#benchmarks/graphinstruct/constraints/facts";
import { kept } from "#benchmarks/graphinstruct/metrics/kept";
import { laplacian } from "#benchmarks/graphinstruct/metrics/spectrum/laplacian";
import { LARGEST_SPECTRUM } from "#benchmarks/graphinstruct/metrics/spectrum/largest-spectrum";
import { symmetricSpectrum } from "#benchmarks/graphinstruct/metrics/spectrum/symmetric-spectrum";

/** The times at which heat is read: 1/64, 1/32 … 32. */
const FIRST_TIME = 1 / 64;
export const TIMES = 12;

/**
 * By time, in ascending order, the share of its heat that each node has kept: the diagonal of exp(-tL), L the
 * combinatorial Laplacian (heat kernel signature, Sun, Ovsjanikov and Guibas 2009). Early times show degrees, later ones
 * wider and wider surroundings, the last ones components. Directions and loops are ignored.
 *
 * It is the same for isomorphic graphs, to rounding, whatever basis the eigenvectors come in.
 *
 * @returns undefined for graphs of more than LARGEST_SPECTRUM nodes
 */
export const heatSignature = kept(({ order, written }: Facts): readonly Float64Array[] | undefined => {
  if (order > LARGEST_SPECTRUM) return undefined;
  const { values, vectors } = symmetricSpectrum(laplacian(written.graph), order);
  const squares = vectors(0, order).map((entry) => entry * entry);
  const left = values.map((value) => Math.exp(-value * FIRST_TIME));
  return Array.from({ length: TIMES }, (_, time) => {
    if (time > 0) for (let j = 0; j < order; j++) left[j]! *= left[j]!;
    return keptHeat(squares, left).sort();
  });
});

function keptHeat(squares: Float64Array, left: Float64Array): Float64Array {
  const order = left.length;
  const heat = new Float64Array(order);
  for (let u = 0; u < order; u++) {
    let sum = 0;
    for (let j = 0; j < order; j++) sum += squares[u * order + j]! * left[j]!;
    heat[u] = sum;
  }
  return heat;
}
