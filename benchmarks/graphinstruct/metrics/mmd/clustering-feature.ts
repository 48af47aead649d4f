import type { Facts } from "#benchmarks/graphinstruct/constraints/facts";
import { kept } from "#benchmarks/graphinstruct/metrics/kept";

const BINS = 10;

/**
 * The share of nodes by local clustering coefficient, in ten equal bins from 0 to 1; `[1]` for no nodes, undefined where
 * the coefficients are not decided.
 */
export const clusteringFeature = kept(({ localClustering, order }: Facts): Float64Array | undefined => {
  if (order === 0) return Float64Array.of(1);
  if (localClustering === undefined) return undefined;
  const shares = new Float64Array(BINS);
  for (const coefficient of localClustering) shares[binOf(coefficient)]! += 1 / order;
  return shares;
});

/** As NumPy's `histogram` bins: the limit of bin i is the double i · 0.1, so that 0.3 lies below that of bin 3. */
function binOf(coefficient: number): number {
  const bin = Math.min(BINS - 1, Math.floor(coefficient * BINS));
  if (coefficient < bin * 0.1) return bin - 1;
  return bin < BINS - 1 && coefficient >= (bin + 1) * 0.1 ? bin + 1 : bin;
}
