import { type Matrix, type ScoredCell, ZERO_SHOT } from "#eval/matrix";
import { averageRecovery } from "#eval/stats/average-recovery";
import { clusterBootstrap } from "#eval/stats/cluster-bootstrap";
import type { Interval } from "#eval/stats/interval";
import type { RecoveryArm } from "#eval/stats/recovery-arms";
import { recoveryBootstrap } from "#eval/stats/recovery-bootstrap";
import { type ColumnArms, weightedClusters } from "#reports/analyses/weighted-clusters";
import { cellAt } from "#reports/cells";
import { stream } from "#src/rng";

/** One way to tune, in one run: its cells column by column. */
export interface Strategy {
  readonly name: string;
  readonly matrix: Matrix;
  readonly columns: readonly StrategyColumn[];
}

interface StrategyColumn {
  readonly column: string;
  readonly zeroShot: ScoredCell | undefined;
  readonly own: ScoredCell | undefined;
  readonly outside: readonly ScoredCell[];
}

/** A number with its 95% interval; undefined where there are too few instances to resample, or they do not vary. */
export interface Estimate {
  readonly value: number;
  readonly interval?: Interval | undefined;
}

/** The cells of a strategy, whose arms are given by their rows. */
export function strategyOf(name: string, matrix: Matrix, rows: readonly string[]): Strategy {
  const columns = matrix.columns.map((column) => {
    const cells = rows.flatMap((row) => cellAt(matrix, row, column) ?? []);
    return {
      column,
      zeroShot: cellAt(matrix, ZERO_SHOT, column),
      own: cells.find(({ inDistribution }) => inDistribution),
      outside: cells.filter(({ inDistribution }) => !inDistribution),
    };
  });
  return { name, matrix, columns };
}

/** Where every instance comes out alike, resampling them says nothing of how sure that is. */
function varied(interval: Interval | undefined): Interval | undefined {
  return interval && interval[0] < interval[1] ? interval : undefined;
}

/** Which cells of a column a mean is of. */
export type Part = "all" | "own" | "outside";

function cellsOf({ own, outside }: StrategyColumn, part: Part): readonly ScoredCell[] {
  const inside = own ? [own] : [];
  return part === "own" ? inside : part === "outside" ? outside : [...inside, ...outside];
}

/**
 * The mean accuracy of a strategy's cells, each column weighing as many as it has, with a BCa bootstrap over instances;
 * undefined where there are none.
 */
export function meanAccuracy({ name, matrix, columns }: Strategy, part: Part): Estimate | undefined {
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
  const { resamples } = matrix;
  const found = clusterBootstrap(held, ["tuned", "nothing"], stream(0, name, part), { resamples });
  return { value, interval: varied(found?.bca) };
}

/**
 * How much more accurate a strategy is than another, over all cells and on the items that both were asked, with a BCa
 * bootstrap over instances; undefined where they share none.
 */
export function advantage(strategy: Strategy, over: Strategy): Estimate | undefined {
  const columns = strategy.columns.flatMap((column): ColumnArms<"tuned" | "other">[] => {
    const other = over.columns.find((one) => one.column === column.column);
    const arms = { tuned: cellsOf(column, "all"), other: other ? cellsOf(other, "all") : [] };
    return arms.tuned.length > 0 && arms.other.length > 0 ? [{ arms, weight: arms.tuned.length }] : [];
  });
  const { resamples } = strategy.matrix;
  const random = stream(0, strategy.name, over.name, "advantage");
  const found = clusterBootstrap(weightedClusters(columns), ["tuned", "other"], random, { resamples });
  return found && { value: found.difference, interval: varied(found.bca) };
}

/**
 * The mean gain outside over the mean gain in distribution, over the cells outside whose column a model of the strategy
 * was tuned on. Undefined where that gain is not positive; without interval where it may be nothing.
 */
export function strategyRecovery({ name, matrix, columns }: Strategy): Estimate | undefined {
  const complete = columns.flatMap(({ zeroShot, own, outside }) =>
    zeroShot && own && outside.length > 0 ? [{ zeroShot, own, outside }] : [],
  );
  const gains = complete.flatMap(({ zeroShot, own, outside }) =>
    outside.map((cell) => ({
      gain: cell.accuracy - zeroShot.accuracy,
      inDistribution: own.accuracy - zeroShot.accuracy,
    })),
  );
  const value = averageRecovery(gains);
  if (value === undefined) return undefined;
  const clusters = weightedClusters(
    complete.map(({ zeroShot, own, outside }): ColumnArms<RecoveryArm> => {
      return { arms: { tuned: outside, zeroShot: [zeroShot], inDistribution: [own] }, weight: outside.length };
    }),
  );
  const { resamples, lambda } = matrix;
  const found = recoveryBootstrap(clusters, stream(0, name, "recovery"), { resamples, lambda });
  return { value, interval: "interval" in found ? found.interval : undefined };
}
