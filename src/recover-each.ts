import { existsSync, truncateSync } from "node:fs";
import { chunks } from "#src/chunks";
import { parseLine } from "#src/parse-line";

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
  let [base, number] = [0, 0];
  let rest: Buffer = Buffer.alloc(0);
  for (const chunk of chunks(path)) {
    const bytes = Buffer.concat([rest, chunk]);
    let from = 0;
    for (let end = bytes.indexOf(10); end >= 0; end = bytes.indexOf(10, from)) {
      const line = bytes.toString("utf8", from, end).replace(/\r$/, "");
      number++;
      if (line !== "") each(parseLine<Row>(line, path, number), number, base + from);
      from = end + 1;
    }
    base += from;
    rest = bytes.subarray(from);
  }
  if (rest.length === 0) return;
  truncateSync(path, base);
  torn(rest.length);
}
