import { closeSync, openSync, readSync } from "node:fs";

/** Bytes read at a time. */
const SIZE = 2 ** 20;

/** A file piece by piece, each in memory of its own: a file may be larger than memory. */
export function* chunks(path: string): Generator<Buffer, void> {
  const file = openSync(path, "r");
  try {
    for (;;) {
      const chunk = Buffer.allocUnsafe(SIZE);
      const length = readSync(file, chunk);
      if (length === 0) return;
      yield chunk.subarray(0, length);
    }
  } finally {
    closeSync(file);
  }
}
