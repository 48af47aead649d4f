import type { Facts } from "#benchmarks/graphinstruct/constraints/facts";
import { kept } from "#benchmarks/graphinstruct/metrics/kept";
import { normalisedLaplacian } from "#benchmarks/graphinstruct/metrics/spectrum/laplacian";
import { LARGEST_SPECTRUM } from "#benchmarks/graphinstruct/metrics/spectrum/largest-spectrum";
import { symmetricSpectrum } from "#benchmarks/graphinstruct/metrics/spectrum/symmetric-spectrum";

/** The highest eigenvalue that a normalised Laplacian has, in bins of .02. */
const BINS_TO_TWO = 100;

/**
 * The share of eigenvalues of the normalised Laplacian by value, from 0 to 2 (Liao et al. 2019, section 4.1, with the
 * distance of You et al. 2018). Bins are centred on 0, .02, … 2, so that rounding does not move the eigenvalues 0, 1 and 2
 * that many graphs have. Directions and loops are ignored.
 *
 * @returns `[1]` for no nodes, undefined for graphs of more than LARGEST_SPECTRUM
 */
export const spectralHistogram = kept(({ order, written }: Facts): Float64Array | undefined => {
  if (order === 0) return Float64Array.of(1);
  if (order > LARGEST_SPECTRUM) return undefined;
  const { values } = symmetricSpectrum(normalisedLaplacian(written.graph), order);
  const shares = new Float64Array(BINS_TO_TWO + 1);
  for (const value of values) {
    const bin = Math.round((value / 2) * BINS_TO_TWO);
    shares[Math.min(BINS_TO_TWO, Math.max(0, bin))]! += 1 / order;
  }
  return shares;
});
