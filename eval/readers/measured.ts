import type { Token } from "#eval/readers/token";
import { values } from "#eval/readers/value";
import { wordSet } from "#eval/readers/word-set";

const measures = wordSet("length total distance cost sum weight long");

/** The first value after a word such as "length" or "total". */
export function measured(tokens: readonly Token[], scale: number): number | undefined {
  const at = tokens.findIndex(({ kind, lower }) => kind === "word" && measures.has(lower));
  return at < 0 ? undefined : values(tokens.slice(at), scale, 1)[0];
}
