import type { Cell } from "#eval/cell";
import type { CellPair } from "#eval/comparison";
import type { Side } from "#src/commands/compare/side";
import { UserError } from "#src/errors";

/** Two rows to be held against each other, of the first folder and of the second. */
export type RowPair = readonly [first: string, second: string];

/**
 * The cells that two sides have in common: of rows with the same name, of the rows that are named, or, where each side
 * has one row, of these.
 *
 * @param named undefined: none
 * @throws UserError for a row that a side lacks, and where the sides have no cell in common
 */
export function pairsOf(first: Side, second: Side, named: readonly RowPair[] | undefined): CellPair[] {
  const rows = named ?? rowsOf(first, second);
  for (const [one, other] of rows) {
    requireRow(first, one);
    requireRow(second, other);
  }
  const pairs = rows.flatMap(([one, other]) =>
    first.cells.flatMap((cell): CellPair[] => {
      const match = cell.row === one ? cellAt(second, other, cell.column) : undefined;
      return match ? [{ first: cell, second: match }] : [];
    }),
  );
  if (pairs.length > 0) return pairs;
  throw new UserError(
    `${first.dir}, ${second.dir}: expected cells in common, got none; their rows are ${namesOf(first)} and ${namesOf(second)}: pair some with --rows`,
  );
}

function rowsOf(first: Side, second: Side): RowPair[] {
  const [mine, theirs] = [rowNames(first), rowNames(second)];
  const common = mine.filter((row) => theirs.includes(row)).map((row): RowPair => [row, row]);
  const [one, other] = [mine[0], theirs[0]];
  const single = mine.length === 1 && theirs.length === 1 && one !== undefined && other !== undefined;
  return common.length === 0 && single ? [[one, other]] : common;
}

function requireRow(side: Side, row: string): void {
  if (rowNames(side).includes(row)) return;
  throw new UserError(`--rows: expected a row of ${side.dir}, got ${row}; known: ${namesOf(side)}`);
}

function cellAt({ cells }: Side, row: string, column: string): Cell | undefined {
  return cells.find((cell) => cell.row === row && cell.column === column);
}

function rowNames({ cells }: Side): string[] {
  return [...new Set(cells.map(({ row }) => row))];
}

function namesOf(side: Side): string {
  return rowNames(side).sort().join(", ") || "none";
}
