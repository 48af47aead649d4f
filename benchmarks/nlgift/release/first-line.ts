import { closeSync, openSync, readSync } from "node:fs";

/** Longer than any row of the release. */
const HEAD = 2 ** 20;

/** The first line of a text file, of which no more than the head is read. */
export function firstLine(path: string): string {
  const file = openSync(path, "r");
  try {
    const bytes = Buffer.alloc(HEAD);
    const length = readSync(file, bytes, 0, HEAD, 0);
    const text = bytes.toString("utf8", 0, length).replace(/^\uFEFF/, "");
    return text.split(/\r?\n/, 1)[0]!;
  } finally {
    closeSync(file);
  }
}
