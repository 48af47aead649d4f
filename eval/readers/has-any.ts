import type { Token } from "#eval/readers/token";

/** Whether one of the words stands in a stretch of text. */
export function hasAny(tokens: readonly Token[], words: ReadonlySet<string>): boolean {
  return tokens.some(({ lower }) => words.has(lower));
}
