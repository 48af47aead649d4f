import type { Judgement } from "#benchmarks/nlgift/rescore/judgement";
import type { Reading } from "#eval/readers/reading";

/** A claim that no answer can meet was read, and is wrong; a refusal holds no answer. */
export function readAs(kind: Reading<unknown>["kind"]): Judgement["read"] {
  if (kind === "ambiguous") return "ambiguous";
  return kind === "answer" || kind === "impossible" ? "answer" : "unparsed";
}
