import { existsSync, readFileSync } from "node:fs";
import { UserError } from "#src/errors";
import { longestMatch } from "#src/onnx/longest-match";

/**
 * Text to token ids and back. A text is cut into the longest tokens from left to right; a space belongs to the word
 * after it, and the start of a text or of a line counts as a space, so that a word is one token wherever it stands.
 */
export interface Tokenizer {
  /** All tokens; a token's id is its index. */
  readonly vocabulary: readonly string[];
  /** Fills batches up. */
  readonly padding: number;
  /** Begins every document. */
  readonly start: number;
  /** Ends what a model says. */
  readonly end: number;
  /** Stands for a stretch of text without tokens; decoding leaves it out. */
  readonly unknown: number;
  /** The tokens of a text, without start and end. */
  encode(text: string): number[];
  /** The text of tokens, special ones left out. Gives back what was encoded if nothing was unknown. */
  decode(ids: readonly number[]): string;
}

/** The tokens with which every vocabulary begins: padding, start, end, unknown. */
export const SPECIAL = ["<pad>", "<s>", "</s>", "<unk>"] as const;
const [PADDING, START, END, UNKNOWN] = [0, 1, 2, 3] as const;

/** @param vocabulary begins with SPECIAL; the other tokens are ASCII, not empty, and all differ */
export function tokenizer(vocabulary: readonly string[]): Tokenizer {
  const match = longestMatch(vocabulary.slice(SPECIAL.length));
  return {
    vocabulary,
    padding: PADDING,
    start: START,
    end: END,
    unknown: UNKNOWN,
    encode: (text) => match(spaced(text)).map((index) => (index < 0 ? UNKNOWN : index + SPECIAL.length)),
    decode: (ids) => unspaced(ids.map((id) => (id < SPECIAL.length ? "" : vocabulary[id])).join("")),
  };
}

/** The text with a space at the start of each line: what tokens are matched against. */
export function spaced(text: string): string {
  return text === "" ? "" : ` ${text.replaceAll("\n", "\n ")}`;
}

function unspaced(text: string): string {
  return text.replaceAll("\n ", "\n").replace(/^ /, "");
}

/**
 * Reads a `tokenizer.json` that the local trainer made.
 *
 * @throws UserError where there is none, or one of another kind
 */
export function readTokenizer(path: string): Tokenizer {
  if (!existsSync(path)) throw new UserError(`${path}: expected the tokenizer of a trained model, got none`);
  const { type, vocab } = (parse(readFileSync(path, "utf8")) as { model?: Model }).model ?? {};
  const entries = Object.entries(vocab ?? {}).sort(([, a], [, b]) => a - b);
  const vocabulary = entries.map(([token]) => token);
  if (type !== "WordLevel" || SPECIAL.some((token, id) => vocabulary[id] !== token)) {
    throw new UserError(
      `${path}: expected a tokenizer of the local trainer, got another file; use a model it has made`,
    );
  }
  return tokenizer(vocabulary);
}

interface Model {
  readonly type?: string;
  readonly vocab?: Readonly<Record<string, number>>;
}

/** JSON, or an empty value where the text is none. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}
