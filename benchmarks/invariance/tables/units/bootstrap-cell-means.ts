import type { Interval } from "#eval/stats/interval";
import { percentileInterval } from "#eval/stats/percentile-interval";
import { groupBy } from "#src/group-by";
import type { Rng } from "#src/rng";

/** The difference of two arms on one group: −1, 0 or 1. */
export interface PairedDifference {
  readonly cell: string;
  readonly cluster: string;
  readonly difference: number;
}

/** Sums of differences by cell and cluster, those that are not empty; in columns, for they are gone through thousands of times. */
interface Parts {
  readonly cells: Int32Array;
  readonly clusters: Int32Array;
  readonly sums: Float64Array;
  readonly sizes: Float64Array;
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
  const cells = numbered(differences.map(({ cell }) => cell));
  const clusters = numbered(differences.map(({ cluster }) => cluster));
  const meanOf = meanOfCells(partsOf(differences, cells, clusters), cells.size);
  const weights = new Int32Array(clusters.size).fill(1);
  const difference = meanOf(weights);
  const replicates = new Float64Array(draws);
  for (let draw = 0; draw < draws; draw++) {
    weights.fill(0);
    for (let i = 0; i < weights.length; i++) weights[rng.int(0, weights.length - 1)]!++;
    replicates[draw] = meanOf(weights);
  }
  return { difference, interval: percentileInterval(replicates, 0.95), n_clusters: weights.length };
}

function numbered(names: readonly string[]): ReadonlyMap<string, number> {
  return new Map([...new Set(names)].sort().map((name, i) => [name, i]));
}

function partsOf(
  differences: readonly PairedDifference[],
  cells: ReadonlyMap<string, number>,
  clusters: ReadonlyMap<string, number>,
): Parts {
  const groups = groupBy(differences, ({ cell, cluster }) => clusters.get(cluster)! * cells.size + cells.get(cell)!);
  const parts = [...groups].sort(([a], [b]) => a - b);
  return {
    cells: Int32Array.from(parts, ([place]) => place % cells.size),
    clusters: Int32Array.from(parts, ([place]) => Math.floor(place / cells.size)),
    sums: Float64Array.from(parts, ([, some]) => some.reduce((sum, { difference }) => sum + difference, 0)),
    sizes: Float64Array.from(parts, ([, some]) => some.length),
  };
}

/** The mean of the cells' means by the weights of clusters. */
function meanOfCells({ cells, clusters, sums, sizes }: Parts, count: number): (weights: Int32Array) => number {
  const [sum, size] = [new Float64Array(count), new Float64Array(count)];
  return (weights) => {
    sum.fill(0);
    size.fill(0);
    for (let i = 0; i < cells.length; i++) {
      const weight = weights[clusters[i]!]!;
      sum[cells[i]!]! += weight * sums[i]!;
      size[cells[i]!]! += weight * sizes[i]!;
    }
    let [total, filled] = [0, 0];
    for (let i = 0; i < count; i++) {
      if (size[i] === 0) continue;
      total += sum[i]! / size[i]!;
      filled++;
    }
    return total / filled;
  };
}
