import { existsSync, readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { UserError } from "#src/errors";

/** A line of a table, and where it stands. */
export interface TableRow {
  readonly where: string;
  readonly cells: readonly string[];
}

/**
 * The lines of a gzipped table without quotes, cut at a separator; empty lines are passed over.
 *
 * @throws UserError where there is no such file, or it is not gzipped
 */
export function gzipRows(path: string, separator: "," | "\t"): TableRow[] {
  return unpacked(path)
    .split(/\r?\n/)
    .flatMap((line, i) => (line === "" ? [] : [{ where: `${path}:${i + 1}`, cells: line.split(separator) }]));
}

function unpacked(path: string): string {
  if (!existsSync(path)) throw new UserError(`${path}: expected a file, got none; get the data set anew`);
  try {
    return gunzipSync(readFileSync(path)).toString("utf8");
  } catch (error) {
    throw new UserError(`${path}: expected a gzipped file, got ${(error as Error).message}; get it anew`);
  }
}

/**
 * A cell that holds a whole number.
 *
 * @throws UserError naming file and line where it is none from 0 to below `end`
 */
export function wholeNumber({ where, cells }: TableRow, column: number, end: number): number {
  const cell = cells[column] ?? "";
  if (/^\d+$/.test(cell) && Number(cell) < end) return Number(cell);
  throw new UserError(
    `${where}: expected a number from 0 to ${end - 1}, got ${JSON.stringify(cell.slice(0, 60))}; get the file anew`,
  );
}
