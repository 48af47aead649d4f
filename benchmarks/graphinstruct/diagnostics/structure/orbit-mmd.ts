import type { Facts } from "#benchmarks/graphinstruct/constraints/facts";
import type { Measurement } from "#benchmarks/graphinstruct/diagnostics/diagnostic";
import { kept } from "#benchmarks/graphinstruct/metrics/kept";
import { distancesAcross, distancesWithin } from "#benchmarks/graphinstruct/metrics/mmd/distances";
import { medianBandwidth } from "#benchmarks/graphinstruct/metrics/mmd/median-bandwidth";
import { mmd } from "#benchmarks/graphinstruct/metrics/mmd/mmd";
import { orbitCounts } from "#src/graph/orbit-counts";

/** Nodes up to which orbits are counted. */
const LARGEST = 200;

/**
 * The maximum mean discrepancy of the mean orbit counts of two sets of graphs, exact ones of all connected graphs of up to
 * four nodes (You et al. 2018, section 4.1), with a Gaussian kernel as wide as the median distance of two references.
 *
 * @returns undefined where a set has less than two graphs, or one has more than LARGEST nodes
 */
export function orbitMmd(generated: readonly Facts[], references: readonly Facts[]): Measurement | undefined {
  if (generated.length < 2 || references.length < 2) return undefined;
  const [own, others] = [generated.map(meanCounts), references.map(meanCounts)];
  if (!own.every(isCounted) || !others.every(isCounted)) return undefined;
  const distances = {
    generated: distancesWithin(own, euclidean),
    references: distancesWithin(others, euclidean),
    across: distancesAcross(own, others, euclidean),
  };
  return { value: mmd(distances, medianBandwidth(distances.references)), exact: true };
}

const meanCounts = kept(({ order, written }: Facts): Float64Array | undefined => {
  if (order > LARGEST) return undefined;
  const mean = new Float64Array(15);
  for (const counts of orbitCounts(written.graph))
    counts.forEach((count, orbit) => {
      mean[orbit]! += count / order;
    });
  return mean;
});

function isCounted(counts: Float64Array | undefined): counts is Float64Array {
  return counts !== undefined;
}

function euclidean(a: Float64Array, b: Float64Array): number {
  let square = 0;
  for (let i = 0; i < a.length; i++) square += (a[i]! - b[i]!) ** 2;
  return Math.sqrt(square);
}
