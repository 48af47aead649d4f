import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { UserError } from "#src/errors";

/** A line of a file that is not blank. */
export interface Line {
  /** From 1. */
  readonly number: number;
  readonly text: string;
}

/**
 * The lines of a text file, gzipped or plain, one at a time; accepts a byte-order mark, CRLF, and a missing last line end.
 *
 * @param shown how messages call the file
 * @throws UserError for a gzipped file that is cut short or damaged
 */
export function* lines(path: string, shown: string): Iterable<Line> {
  const bytes = unpack(readFileSync(path), shown);
  let number = 0;
  let at = bytes.subarray(0, 3).toString("latin1") === "\u00ef\u00bb\u00bf" ? 3 : 0;
  while (at < bytes.length) {
    const found = bytes.indexOf(10, at);
    const end = found < 0 ? bytes.length : found;
    const text = bytes.toString("utf8", at, bytes[end - 1] === 13 ? end - 1 : end);
    number++;
    at = end + 1;
    if (text.trim() !== "") yield { number, text };
  }
}

function unpack(bytes: Buffer, shown: string): Buffer {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes;
  try {
    return gunzipSync(bytes);
  } catch {
    throw new UserError(`${shown}: expected a whole gzip file, got a damaged one; fetch it again`);
  }
}
