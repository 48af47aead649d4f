import type { Token } from "#eval/readers/token";

const phrases = [
  "i cannot",
  "i can't",
  "i can not",
  "i could not",
  "i couldn't",
  "i won't",
  "i'm unable",
  "unable to",
  "i'm not sure",
  "i am not sure",
  "i don't know",
  "i do not know",
  "i'm sorry",
  "i am sorry",
  "as an ai",
  "just an ai",
  "i apologize",
  "i will not",
  "not appropriate",
  "not possible for me",
  "cannot tell",
  "cannot determine",
  "cannot be determined",
  "can't be determined",
  "not possible to determine",
  "impossible to determine",
  "not enough information",
  "insufficient information",
  "no information",
];
/** A refusal stands at the beginning. */
const WORDS = 60;

/** Whether a reply that gives no answer declines to give one. */
export function refuses(tokens: readonly Token[]): boolean {
  const words: string[] = [];
  for (let at = 0; at < tokens.length && words.length < WORDS; at++) {
    if (tokens[at]!.kind === "word") words.push(tokens[at]!.lower);
  }
  const text = ` ${words.join(" ")} `;
  return phrases.some((phrase) => text.includes(` ${phrase} `));
}
