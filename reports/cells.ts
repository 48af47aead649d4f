import { ZERO_SHOT } from "#eval/cell";
import type { Matrix, ScoredCell } from "#eval/matrix";

/** What reports need of a matrix to show its cells; one that is still being filled has it too. */
export type Grid = Pick<Matrix, "rows" | "columns" | "arms" | "cells" | "alpha" | "lambda" | "strategies">;

/** The cell of a row and a column; undefined where it was not run. */
export function cellAt(grid: Grid, row: string, column: string): ScoredCell | undefined {
  return grid.cells.find((cell) => cell.row === row && cell.column === column);
}

/** Models tuned on one thing and tested on another, by one strategy or by any: the cells that transfer is about. */
export function offDiagonal({ arms, cells }: Pick<Grid, "arms" | "cells">, strategy?: string): readonly ScoredCell[] {
  const rows = new Set(arms.flatMap((arm) => (strategy === undefined || arm.strategy === strategy ? arm.row : [])));
  return cells.filter(
    ({ row, inDistribution, transfer }) => row !== ZERO_SHOT && rows.has(row) && !inDistribution && transfer,
  );
}

/** How many pairs a row's p-values are adjusted with. */
export function familySize({ arms, strategies }: Pick<Grid, "arms" | "strategies">, row: string): number {
  const strategy = arms.find((arm) => arm.row === row)?.strategy;
  return strategies.find((result) => result.strategy === strategy)?.family.size ?? 0;
}
