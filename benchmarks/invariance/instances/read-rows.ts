import { existsSync, readFileSync } from "node:fs";
import type { ZodType } from "zod";
import { UserError } from "#src/errors";
import { parseLine } from "#src/parse-line";
import { parseRow } from "#src/parse-row";

export interface Placed<Row> {
  readonly row: Row;
  /** File and line. */
  readonly where: string;
}

/**
 * The lines of a user's file of JSON lines, once it is sure that each has the shape.
 *
 * @param remedy what the user can do
 * @throws UserError with file and line
 */
export function readRows<Row>(path: string, shape: ZodType<Row>, remedy: string): Placed<Row>[] {
  if (!existsSync(path)) throw new UserError(`${path}: expected a file of JSON lines, got none; check the path`);
  const lines = readFileSync(path, "utf8")
    .replace(/^\uFEFF/, "")
    .split(/\r?\n/);
  return lines.flatMap((line, i) => {
    if (line.trim() === "") return [];
    const where = `${path}:${i + 1}`;
    return [{ row: parseRow(shape, parseLine(line, path, i + 1), where, remedy), where }];
  });
}
