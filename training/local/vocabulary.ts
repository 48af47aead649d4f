import { longestMatch } from "#src/onnx/longest-match";
import { SPECIAL, spaced } from "#src/onnx/tokenizer";
import { joinPairs } from "#training/local/join-pairs";

/** What a vocabulary is learned from. */
export interface Corpus {
  /** Texts of the base's own tasks. A phrase becomes one token only if it stands in one of these. */
  readonly base: Iterable<string>;
  /** Texts that must be encodable too: they can keep a phrase apart, never join one. */
  readonly others: Iterable<string>;
  /** Words that are tokens of their own wherever they stand, as numbers are: labels of nodes, for one. */
  readonly alone: readonly string[];
}

/** Numbers of two digits, digits, tenths; words and marks with the space before them; line ends; what is left of spaces. */
const PIECES = / [1-9][0-9]| ?[0-9]|\.[0-9]| ?[A-Za-z]+| ?[^\sA-Za-z0-9]|\n| /g;

/**
 * Learns the tokens of `tokenizer`: what stands between numbers and other words that are alone is cut into phrases
 * whose words mostly occur together.
 */
export function learnVocabulary({ base, others, alone }: Corpus): string[] {
  const atoms = new Set([...numbers(), ...alone.map((word) => ` ${word}`)]);
  const [native, foreign] = [stretches(base, atoms), stretches(others, atoms)];
  const texts = [...new Set([...native.keys(), ...foreign.keys()])];
  const phrases = joinPairs(
    texts.map((text) => {
      return { pieces: cut(text), counts: { base: native.get(text) ?? 0, others: foreign.get(text) ?? 0 } };
    }),
  );
  return [...SPECIAL, ...atoms, ...needed(phrases, texts)];
}

/** 0 to 99 as words, digits that continue a longer number, tenths. */
function numbers(): string[] {
  const digits = Array.from({ length: 10 }, (_, i) => String(i));
  return [...Array.from({ length: 100 }, (_, i) => ` ${i}`), ...digits, ...digits.map((digit) => `.${digit}`)];
}

function cut(text: string): string[] {
  return text.match(PIECES) ?? [];
}

/** The stretches of text between words that are alone, and how often each occurs. */
function stretches(texts: Iterable<string>, atoms: ReadonlySet<string>): Map<string, number> {
  const counts = new Map<string, number>();
  const count = (stretch: string) => stretch !== "" && counts.set(stretch, (counts.get(stretch) ?? 0) + 1);
  for (const text of texts) {
    let stretch = "";
    for (const piece of cut(spaced(text))) {
      if (atoms.has(piece)) count(stretch);
      stretch = atoms.has(piece) ? "" : stretch + piece;
    }
    count(stretch);
  }
  return counts;
}

/** The phrases that longest matches use, and single pieces where phrases alone leave a hole; in code-unit order. */
function needed(phrases: ReadonlySet<string>, texts: readonly string[]): string[] {
  const tokens = [...phrases];
  const cuts = texts.map(longestMatch(tokens));
  const holes = texts.filter((_, i) => cuts[i]!.includes(-1));
  if (holes.length > 0) return needed(new Set([...tokens, ...holes.flatMap(cut)]), texts);
  return [...new Set(cuts.flat())].map((index) => tokens[index]!).sort();
}
