import type { Matrix, ScoredCell } from "#eval/matrix";
import { ZERO_SHOT } from "#eval/matrix";
import { averageRecovery } from "#eval/stats/average-recovery";
import type { AnalysisKind, Evidence } from "#reports/analyses/analysis";
import { offDiagonal } from "#reports/cells";
import { percent, rate } from "#reports/format";

/** The cells of one strategy of one run. */
interface Family {
  readonly name: string;
  readonly matrix: Matrix;
  readonly cells: readonly ScoredCell[];
}

/** Ways to tune, by how well their models do in all and how much of the gap they recover (NLGift, Table 5). */
export const strategies: AnalysisKind = {
  summary: "ways to tune, by mean accuracy and average recovery; of one run or several",
  runs: [1, 20],
  make(runs) {
    const families = runs.flatMap((run) => familiesOf(run, runs.length > 1));
    return {
      title: "Ways to tune",
      source: "NLGift, Table 5",
      says: [
        "Performance is the mean accuracy of all cells of tuned models. Average recovery is the mean gain outside over the mean gain in distribution, never a mean of ratios; it is undefined where tuning in distribution gains nothing.",
        ...families.flatMap(undefinedNote),
      ],
      table: {
        head: ["strategy", "performance", "in distribution", "outside", "average recovery"],
        rows: families.map(lineOf),
      },
    };
  },
};

function familiesOf({ name, matrix }: Evidence, several: boolean): Family[] {
  const names = [...new Set(matrix.arms.filter(({ row }) => row !== ZERO_SHOT).map(({ strategy }) => strategy))];
  return names.map((strategy) => {
    const rows = new Set(matrix.arms.filter((arm) => arm.strategy === strategy).map(({ row }) => row));
    return {
      name: several ? `${strategy} (${name})` : strategy,
      matrix,
      cells: matrix.cells.filter(({ row }) => rows.has(row)),
    };
  });
}

function lineOf({ name, cells, matrix }: Family): string[] {
  const own = cells.filter(({ inDistribution }) => inDistribution);
  const outside = cells.filter(({ inDistribution }) => !inDistribution);
  const recovery = recoveryOf(cells, matrix);
  return [name, mean(cells), mean(own), mean(outside), recovery === undefined ? "undefined" : percent(recovery)];
}

function mean(cells: readonly ScoredCell[]): string {
  return cells.length === 0 ? "–" : rate(cells.reduce((sum, { accuracy }) => sum + accuracy, 0) / cells.length);
}

/** Over the cells outside whose column some model of the strategy was tuned on. */
function recoveryOf(cells: readonly ScoredCell[], matrix: Matrix): number | undefined {
  const outside = new Set(offDiagonal(matrix));
  const gains = cells
    .filter((cell) => outside.has(cell))
    .flatMap((cell) => {
      const own = cells.find(({ column, inDistribution }) => inDistribution && column === cell.column);
      const before = matrix.cells.find(({ row, column }) => row === ZERO_SHOT && column === cell.column);
      if (!own || !before) return [];
      return [{ gain: cell.accuracy - before.accuracy, inDistribution: own.accuracy - before.accuracy }];
    });
  return averageRecovery(gains);
}

function undefinedNote({ name, cells, matrix }: Family): string[] {
  if (recoveryOf(cells, matrix) !== undefined) return [];
  return [`${name}: no average recovery, for tuning in distribution gained nothing on average, or was not run.`];
}
