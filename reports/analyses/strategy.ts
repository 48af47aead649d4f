import { type Matrix, type ScoredCell, ZERO_SHOT } from "#eval/matrix";
import { cellAt } from "#reports/cells";

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

/** Which cells of a column a mean is of. */
export type Part = "all" | "own" | "outside";

/** The cells of a column that a part takes. */
export function cellsOf({ own, outside }: StrategyColumn, part: Part): readonly ScoredCell[] {
  const inside = own ? [own] : [];
  return part === "own" ? inside : part === "outside" ? outside : [...inside, ...outside];
}
