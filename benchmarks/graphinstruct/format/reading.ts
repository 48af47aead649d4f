import { skipSpace } from "#benchmarks/graphinstruct/format/characters";
import { ReadError } from "#benchmarks/graphinstruct/format/read-error";
import type { ParseMode, Reading } from "#benchmarks/graphinstruct/format/written-graph";

/** Characters of the longest reply that strict looks at: some hundred times as many as the longest reference has. */
const LONGEST = 2_000_000;

/** How each mode reads a text, throwing where it can't. */
type Readers = Readonly<Record<ParseMode, (text: string) => Reading>>;

/** What a reader makes of a reply: a value even where it fails, and where there is no reply (blank, or a runner's `ERROR:`). */
export function reading(text: string, mode: ParseMode, readers: Readers): Reading {
  if (mode === "strict" && text.length > LONGEST) {
    return { kind: "unread", error: "ValueError", why: `the reply is longer than ${LONGEST} characters`, at: LONGEST };
  }
  if (text.startsWith("ERROR:") || skipSpace(text, 0) === text.length) {
    return { kind: "unread", error: "empty-or-error", why: "there is no reply" };
  }
  try {
    return readers[mode](text);
  } catch (error) {
    if (!(error instanceof ReadError)) throw error;
    return { kind: "unread", error: error.python, why: error.message, ...(error.at !== undefined && { at: error.at }) };
  }
}
