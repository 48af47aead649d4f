import { clusterBootstrap } from "#eval/stats/cluster-bootstrap";
import { type Estimate, varied } from "#reports/analyses/estimate";
import { cellsOf, type Part, type Strategy } from "#reports/analyses/strategy";
import { weightedClusters } from "#reports/analyses/weighted-clusters";
import { stream } from "#src/rng";

/**
 * The mean accuracy of a strategy's cells, each column weighing as many as it has, with a BCa bootstrap over instances;
 * undefined where there are none.
 */
export function meanAccuracy({ name, columns, resamples }: Strategy, part: Part): Estimate | undefined {
  const cells = columns.flatMap((column) => cellsOf(column, part));
  if (cells.length === 0) return undefined;
  const value = cells.reduce((sum, { accuracy }) => sum + accuracy, 0) / cells.length;
  const clusters = weightedClusters(
    columns
      .map((column) => cellsOf(column, part))
      .filter((own) => own.length > 0)
      .map((own) => ({ arms: { tuned: own }, weight: own.length })),
  );
  const { sizes, sums } = clusters;
  const held = { sizes, sums: { ...sums, nothing: new Float64Array(sizes.length) } };
  const found = clusterBootstrap(held, ["tuned", "nothing"], stream(0, name, part), { resamples });
  return { value, interval: varied(found?.bca) };
}
