import { clusterBootstrap } from "#eval/stats/cluster-bootstrap";
import { type Estimate, varied } from "#reports/analyses/estimate";
import { cellsOf, type Strategy } from "#reports/analyses/strategy";
import { type ColumnArms, weightedClusters } from "#reports/analyses/weighted-clusters";
import { stream } from "#src/rng";

/**
 * How much more accurate a strategy is than another, over all cells and with a BCa
 * bootstrap over instances; undefined where they share none.
 */
export function advantage(strategy: Strategy, over: Strategy): Estimate | undefined {
  const columns = strategy.columns.flatMap((column): ColumnArms<"tuned" | "other">[] => {
    const other = over.columns.find((one) => one.column === column.column);
    const arms = { tuned: cellsOf(column, "all"), other: other ? cellsOf(other, "all") : [] };
    return arms.tuned.length > 0 && arms.other.length > 0 ? [{ arms, weight: arms.tuned.length }] : [];
  });
  const { resamples } = strategy;
  const random = stream(0, strategy.name, over.name, "advantage");
  const found = clusterBootstrap(weightedClusters(columns), ["tuned", "other"], random, { resamples });
  return found && { value: found.difference, interval: varied(found.bca) };
}
