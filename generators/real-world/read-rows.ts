import { basename } from "node:path";
import { UserError } from "#src/errors";
import { readText } from "#src/read-text";

/** One row of a public file: a JSON value, or the fields of a line of tab-separated values. */
export interface SourceRow {
  /** The file's name, in lower case. */
  readonly file: string;
  /** File and line for messages; of a JSON array, file and place. */
  readonly where: string;
  readonly value: unknown;
}

/**
 * The rows of a public file: JSON lines, one JSON array, or tab-separated values. Accepts a byte-order mark, CRLF, blank
 * lines and a missing last line end.
 *
 * @throws UserError naming file and line where a row is no JSON, and where there is none
 */
export function readRows(path: string): SourceRow[] {
  const text = readText(path, "check the path");
  const file = basename(path).toLowerCase();
  const rows = text.trimStart().startsWith("[") ? arrayRows(text, path) : lineRows(text, path, file.endsWith(".tsv"));
  if (rows.length === 0) throw new UserError(`${path}: expected rows, got an empty file; get it again`);
  return rows.map((row) => ({ file, ...row }));
}

type Located = Omit<SourceRow, "file">;

function lineRows(text: string, path: string, tabs: boolean): Located[] {
  return text.split(/\r?\n/).flatMap((line, i): Located[] => {
    if (line.trim() === "") return [];
    const where = `${path}:${i + 1}`;
    return [{ where, value: tabs ? line.split("\t") : parse(line, where) }];
  });
}

function arrayRows(text: string, path: string): Located[] {
  const values = parse(text, path) as readonly unknown[];
  return values.map((value, i) => ({ where: `${path}, item ${i + 1}`, value }));
}

function parse(text: string, where: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const shown = text.length > 60 ? (error as Error).message : JSON.stringify(text);
    throw new UserError(`${where}: expected JSON, got ${shown.replaceAll(/\s+/g, " ")}; get the file again`);
  }
}
