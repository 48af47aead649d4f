import { readCodeCompat } from "#benchmarks/graphinstruct/format/compat/read";
import { reading } from "#benchmarks/graphinstruct/format/reading";
import { readCodeStrict } from "#benchmarks/graphinstruct/format/strict/read";
import type { ParseMode, Reading } from "#benchmarks/graphinstruct/format/written-graph";

/** What a reply in the code style says; docs/graphinstruct-format.md has the format and what each mode makes of it. */
export function readGraph(text: string, mode: ParseMode): Reading {
  return reading(text, mode, { compat: readCodeCompat, strict: readCodeStrict });
}
