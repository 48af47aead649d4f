import { type Token, tokenize } from "#eval/readers/token";
import { groupBy } from "#src/group-by";

/** One of some known phrases, found in a text. */
export interface Phrase {
  readonly index: number;
  /** The tokens it covers, the last excluded. */
  readonly from: number;
  readonly to: number;
}

/**
 * Finds phrases, from left to right, the longest where several begin at one word. Words and numbers must agree; case,
 * accents, underscores and the marks between them need not.
 */
export function phraseFinder(phrases: readonly string[]): (tokens: readonly Token[]) => Phrase[] {
  const known = phrases
    .map((phrase, index) => ({ index, words: tokenize(phrase).filter(isWord).map(plain) }))
    .filter(({ words }) => words.length > 0)
    .sort((a, b) => b.words.length - a.words.length);
  const byFirst = groupBy(known, ({ words }) => words[0]!);
  return (tokens) => {
    const places = tokens.flatMap((token, at) => (isWord(token) ? [at] : []));
    const said = places.map((at) => plain(tokens[at]!));
    const out: Phrase[] = [];
    for (let i = 0; i < said.length; ) {
      const found = byFirst.get(said[i]!)?.find(({ words }) => words.every((word, k) => said[i + k] === word));
      if (found) {
        const last = i + found.words.length - 1;
        out.push({ index: found.index, from: places[i]!, to: places[last]! + 1 });
      }
      i += found?.words.length ?? 1;
    }
    return out;
  };
}

const isWord = ({ kind }: Token) => kind === "word" || kind === "digits";
const plain = ({ lower }: Token) => lower.normalize("NFD").replace(/\p{M}/gu, "");
