import { closeSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync, writeSync } from "node:fs";
import { dirname } from "node:path";
import { canonical } from "#src/json";
import { parseLine } from "#src/parse-line";
import { readText } from "#src/read-text";
import { recoverEach } from "#src/recover-each";

/** Lines of canonical JSON, each ended by a line feed. */
export function formatLines(rows: Iterable<unknown>): string {
  let out = "";
  for (const row of rows) out += `${canonical(row)}\n`;
  return out;
}

/**
 * Reads JSON lines; accepts a byte-order mark, CRLF, and a missing last line end.
 *
 * @throws UserError naming file and line where a line is no JSON
 */
export function readLines<Row>(path: string): Row[] {
  return parseLines<Row>(readText(path, "check the path, or make the file again"), path);
}

function parseLines<Row>(text: string, path: string): Row[] {
  const rows: Row[] = [];
  text.split(/\r?\n/).forEach((line, i) => {
    if (line !== "") rows.push(parseLine(line, path, i + 1));
  });
  return rows;
}

/**
 * Reads a log as `recoverEach` does, whole.
 *
 * @param torn told the length in bytes of the dropped line
 */
export function recoverLines<Row>(path: string, torn: (bytes: number) => void): Row[] {
  const rows: Row[] = [];
  recoverEach<Row>(path, torn, (row) => rows.push(row));
  return rows;
}

/** Appends rows to a log, in the order given. Each call is one write; `flush` forces it to the disk. */
export interface Appender {
  /** @returns the bytes written */
  append(rows: readonly unknown[]): number;
  flush(): void;
  close(): void;
}

/** Opens a log for appending; makes it, and the folders above it, where they are missing. */
export function appender(path: string): Appender {
  mkdirSync(dirname(path), { recursive: true });
  const file = openSync(path, "a");
  return {
    append: (rows) => writeAll(file, formatLines(rows)),
    flush: () => fsyncSync(file),
    close: () => closeSync(file),
  };
}

/** Writes a file whole or not at all: to a neighbour first, forced to the disk, then renamed over it. */
export function writeWhole(path: string, data: string | Uint8Array): void {
  mkdirSync(dirname(path), { recursive: true });
  const draft = `${path}.${process.pid}.part`;
  const file = openSync(draft, "w");
  try {
    writeAll(file, data);
    fsyncSync(file);
  } catch (error) {
    closeSync(file);
    rmSync(draft, { force: true });
    throw error;
  }
  closeSync(file);
  renameSync(draft, path);
}

/** Returns the bytes written. */
function writeAll(file: number, data: string | Uint8Array): number {
  const bytes = typeof data === "string" ? Buffer.from(data, "utf8") : data;
  for (let done = 0; done < bytes.length; ) done += writeSync(file, bytes, done);
  return bytes.length;
}
