import type { Matrix, ScoredCell } from "#eval/matrix";
import type { Average } from "#eval/transfer/averages";
import type { Evidence } from "#reports/analyses/evidence";
import { onSharedItems } from "#reports/analyses/on-shared-items";
import { cellAt } from "#reports/cells";
import { groupBy } from "#src/group-by";

/** One way to tune, in one run: its cells column by column. */
export interface Strategy {
  readonly name: string;
  readonly columns: readonly StrategyColumn[];
  /** Over all its pairs, as the run's report has it. */
  readonly average: Average | undefined;
  /** Whether its models are several of one training file, by seed. */
  readonly repeated: boolean;
  /** Of each bootstrap. */
  readonly resamples: number;
}

interface StrategyColumn {
  readonly column: string;
  /** Of the model that was tuned on the column's own setting, and of the others. */
  readonly own: ScoredCell | undefined;
  readonly outside: readonly ScoredCell[];
}

/** The strategies of runs of the same splits, on the items that count for every model of all of them. */
export function strategiesIn(runs: readonly Pick<Evidence, "name" | "matrix">[]): Strategy[] {
  const all = runs.flatMap(({ name, matrix }) =>
    matrix.strategies.map(({ strategy }) =>
      strategyOf(runs.length > 1 ? `${strategy} (${name})` : strategy, matrix, strategy),
    ),
  );
  const columns = groupBy(
    all.flatMap((strategy) => strategy.columns),
    ({ column }) => column,
  );
  const shared = new Map(
    [...columns.values()].flatMap((same) => {
      const cells = same.flatMap((column) => cellsOf(column, "all"));
      return onSharedItems(cells, all[0]!.resamples).map((cell, i) => [cells[i]!, cell] as const);
    }),
  );
  return all.map((strategy) => ({
    ...strategy,
    columns: strategy.columns.map(({ column, own, outside }) => ({
      column,
      own: own && shared.get(own),
      outside: outside.map((cell) => shared.get(cell)!),
    })),
  }));
}

function strategyOf(name: string, matrix: Matrix, strategy: string): Strategy {
  const arms = matrix.arms.filter((arm) => arm.strategy === strategy);
  const columns = matrix.columns.map((column) => {
    const cells = arms.flatMap(({ row }) => cellAt(matrix, row, column) ?? []);
    return {
      column,
      own: cells.find(({ inDistribution }) => inDistribution),
      outside: cells.filter(({ inDistribution }) => !inDistribution),
    };
  });
  const average = matrix.strategies.find((result) => result.strategy === strategy)?.averages[0];
  const repeated = arms.some(({ seeds }) => seeds.length > 1);
  return { name, columns, average, repeated, resamples: matrix.resamples };
}

/** Which cells of a column a mean is of. */
export type Part = "all" | "own" | "outside";

/** The cells of a column that a part takes. */
export function cellsOf({ own, outside }: StrategyColumn, part: Part): readonly ScoredCell[] {
  const inside = own ? [own] : [];
  return part === "own" ? inside : part === "outside" ? outside : [...inside, ...outside];
}
