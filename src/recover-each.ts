import { closeSync, existsSync, openSync, readSync, truncateSync } from "node:fs";
import { parseLine } from "#src/parse-line";

/** Bytes read at a time: a log is never in memory whole. */
const CHUNK = 1 << 20;

/**
 * Reads a log that a killed process may have left with half a last line: that line is cut off the file and reported
 * through `torn`. Damage anywhere else is an error and nothing is changed.
 *
 * @param torn told the length in bytes of the dropped line
 * @param each told every row, the number of its line, from 1, and the byte at which the line begins
 * @throws UserError naming file and line of any other damage; whatever `each` throws
 */
export function recoverEach<Row>(
  path: string,
  torn: (bytes: number) => void,
  each: (row: Row, line: number, start: number) => void,
): void {
  if (!existsSync(path)) return;
  let [base, number, rest] = [0, 0, 0];
  for (const bytes of chunks(path)) {
    let from = 0;
    for (let end = bytes.indexOf(10); end >= 0; end = bytes.indexOf(10, from)) {
      const line = bytes.toString("utf8", from, end).replace(/\r$/, "");
      number++;
      if (line !== "") each(parseLine<Row>(line, path, number), number, base + from);
      from = end + 1;
    }
    base += from;
    rest = bytes.length - from;
  }
  if (rest === 0) return;
  truncateSync(path, base);
  torn(rest);
}

/** The file in pieces, each with what followed the last line end of the piece before. */
function* chunks(path: string): Generator<Buffer> {
  const file = openSync(path, "r");
  const buffer = Buffer.alloc(CHUNK);
  let kept: Buffer = Buffer.alloc(0);
  try {
    for (let read = readSync(file, buffer); read > 0; read = readSync(file, buffer)) {
      const bytes: Buffer = Buffer.concat([kept, buffer.subarray(0, read)]);
      yield bytes;
      kept = bytes.subarray(bytes.lastIndexOf(10) + 1);
    }
  } finally {
    closeSync(file);
  }
}
