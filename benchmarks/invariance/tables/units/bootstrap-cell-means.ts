import type { Interval } from "#eval/stats/interval";
import { percentileInterval } from "#eval/stats/percentile-interval";
import type { Rng } from "#src/rng";

/** The difference of two arms on one group: −1, 0 or 1. */
export interface PairedDifference {
  readonly cell: string;
  readonly cluster: string;
  readonly difference: number;
}

/** Differences of one cell and cluster, summed. */
interface Part {
  readonly cell: number;
  readonly cluster: number;
  sum: number;
  size: number;
}

/**
 * The mean over cells of the mean difference in each, and its 95% percentile interval: clusters are drawn with
 * replacement, as many as there are, across all cells at once (the published audit's paired bootstrap, in which weights of
 * clusters are multinomial). A cell that a draw leaves empty is left out of its mean.
 *
 * @param differences one at least
 */
export function bootstrapCellMeans(
  differences: readonly PairedDifference[],
  draws: number,
  rng: Rng,
): { readonly difference: number; readonly interval: Interval; readonly n_clusters: number } {
  const cellNumbers = numbered(differences.map(({ cell }) => cell));
  const clusterNumbers = numbered(differences.map(({ cluster }) => cluster));
  const parts = partsOf(differences, cellNumbers, clusterNumbers);
  const weights = new Int32Array(clusterNumbers.size).fill(1);
  const difference = meanOfCells(parts, cellNumbers.size, weights);
  const replicates = Float64Array.from({ length: draws }, () => {
    weights.fill(0);
    for (let i = 0; i < weights.length; i++) weights[rng.int(0, weights.length - 1)]!++;
    return meanOfCells(parts, cellNumbers.size, weights);
  });
  return { difference, interval: percentileInterval(replicates, 0.95), n_clusters: weights.length };
}

function numbered(names: readonly string[]): ReadonlyMap<string, number> {
  return new Map([...new Set(names)].sort().map((name, i) => [name, i]));
}

function partsOf(
  differences: readonly PairedDifference[],
  cellNumbers: ReadonlyMap<string, number>,
  clusterNumbers: ReadonlyMap<string, number>,
): readonly Part[] {
  const parts = new Map<number, Part>();
  for (const one of differences) {
    const [cell, cluster] = [cellNumbers.get(one.cell)!, clusterNumbers.get(one.cluster)!];
    const place = cluster * cellNumbers.size + cell;
    const part = parts.get(place) ?? { cell, cluster, sum: 0, size: 0 };
    part.sum += one.difference;
    part.size++;
    parts.set(place, part);
  }
  return [...parts].sort(([a], [b]) => a - b).map(([, part]) => part);
}

function meanOfCells(parts: readonly Part[], cells: number, weights: Int32Array): number {
  const [sums, sizes] = [new Float64Array(cells), new Float64Array(cells)];
  for (const { cell, cluster, sum, size } of parts) {
    const weight = weights[cluster]!;
    sums[cell]! += weight * sum;
    sizes[cell]! += weight * size;
  }
  let [total, filled] = [0, 0];
  for (let i = 0; i < cells; i++) {
    if (sizes[i] === 0) continue;
    total += sums[i]! / sizes[i]!;
    filled++;
  }
  return total / filled;
}
