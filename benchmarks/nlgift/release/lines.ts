import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { chunks } from "#src/chunks";
import { UserError } from "#src/errors";

/** A line of a file that is not blank. */
export interface Line {
  /** From 1. */
  readonly number: number;
  readonly text: string;
}

const MARK = "\u00ef\u00bb\u00bf";

/**
 * The lines of a text file, gzipped or plain, one at a time; accepts a byte-order mark, CRLF, and a missing last line end.
 *
 * @param shown how messages call the file
 * @throws UserError for a gzipped file that is cut short or damaged
 */
export function* lines(path: string, shown: string): Iterable<Line> {
  let number = 0;
  let rest: Buffer = Buffer.alloc(0);
  for (const chunk of plain(path, shown)) {
    const bytes = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk;
    let at = number === 0 && bytes.toString("latin1", 0, 3) === MARK ? 3 : 0;
    for (let end = bytes.indexOf(10, at); end >= 0; end = bytes.indexOf(10, at)) {
      yield* line(++number, bytes, at, end);
      at = end + 1;
    }
    rest = bytes.subarray(at);
  }
  yield* line(++number, rest, 0, rest.length);
}

function* line(number: number, bytes: Buffer, from: number, end: number): Iterable<Line> {
  const text = bytes.toString("utf8", from, bytes[end - 1] === 13 ? end - 1 : end);
  if (text.trim() !== "") yield { number, text };
}

/** A file piece by piece; a gzipped one unpacked, in one. */
function* plain(path: string, shown: string): Iterable<Buffer> {
  let first = true;
  for (const chunk of chunks(path)) {
    if (first && chunk[0] === 0x1f && chunk[1] === 0x8b) {
      yield unpack(path, shown);
      return;
    }
    first = false;
    yield chunk;
  }
}

function unpack(path: string, shown: string): Buffer {
  try {
    return gunzipSync(readFileSync(path));
  } catch {
    throw new UserError(`${shown}: expected a whole gzip file, got a damaged one; fetch it again`);
  }
}
