import { readSync } from "node:fs";

/** Bytes read at first; twice as many each time that the line is longer. */
const FIRST = 4096;

/**
 * One line of an open file, without its end.
 *
 * @param start the byte at which it begins
 */
export function lineAt(file: number, start: number): string {
  for (let size = FIRST; ; size *= 2) {
    const bytes = Buffer.allocUnsafe(size);
    const read = readSync(file, bytes, 0, size, start);
    const end = bytes.subarray(0, read).indexOf(10);
    if (end >= 0 || read < size) return bytes.toString("utf8", 0, end >= 0 ? end : read);
  }
}
