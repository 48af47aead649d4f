import { ZERO_SHOT } from "#eval/cell";
import type { Matrix, ScoredCell } from "#eval/matrix";

/** What reports need of a matrix to show its cells; one that is still being filled has it too. */
export type Grid = Pick<Matrix, "rows" | "columns" | "cells" | "alpha" | "lambda" | "family">;

/** The cell of a row and a column; undefined where it was not run. */
export function cellAt(grid: Grid, row: string, column: string): ScoredCell | undefined {
  return grid.cells.find((cell) => cell.row === row && cell.column === column);
}

/** Models tuned on one thing and tested on another: the cells that transfer is about. */
export function offDiagonal(grid: Grid): readonly ScoredCell[] {
  return grid.cells.filter((cell) => cell.row !== ZERO_SHOT && !cell.inDistribution && cell.transfer);
}
