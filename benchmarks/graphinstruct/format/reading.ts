import { skipSpace } from "#benchmarks/graphinstruct/format/characters";
import { ReadError } from "#benchmarks/graphinstruct/format/read-error";
import type { Reading } from "#benchmarks/graphinstruct/format/written-graph";

/** What a reader makes of a reply: a value even where it fails, and where there is no reply (blank, or a runner's `ERROR:`). */
export function reading(text: string, read: (text: string) => Reading): Reading {
  if (text.startsWith("ERROR:") || skipSpace(text, 0) === text.length) {
    return { kind: "unread", error: "empty-or-error", why: "there is no reply" };
  }
  try {
    return read(text);
  } catch (error) {
    if (!(error instanceof ReadError)) throw error;
    return { kind: "unread", error: error.python, why: error.message, ...(error.at !== undefined && { at: error.at }) };
  }
}
