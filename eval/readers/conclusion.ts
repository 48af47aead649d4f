import { hasAny } from "#eval/readers/has-any";
import type { Token } from "#eval/readers/token";
import { wordSet } from "#eval/readers/word-set";

const words = wordSet("so therefore thus hence finally overall consequently conclusion");

/** Whether a sentence draws a conclusion: what it claims outweighs what was claimed on the way. */
export function concludes(sentence: readonly Token[]): boolean {
  return hasAny(sentence, words);
}
