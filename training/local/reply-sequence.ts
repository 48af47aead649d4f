import { UserError } from "#src/errors";
import type { Tokenizer } from "#src/onnx/tokenizer";
import { type Sequence, sequence } from "#training/local/sequence";

export interface Reader {
  readonly tokenizer: Tokenizer;
  /** The most tokens that the model reads. */
  readonly positions: number;
}

/**
 * A prompt and the reply that is learned, as tokens.
 *
 * @param where names the example in messages
 * @throws UserError if there is a word that the model does not know, or there are too many
 */
export function replySequence(
  prompt: string,
  reply: string,
  where: string,
  { tokenizer, positions }: Reader,
): Sequence {
  const made = sequence(tokenizer, [
    { text: prompt, learned: false },
    { text: reply, learned: true },
  ]);
  if (made.tokens.includes(tokenizer.unknown)) {
    const text = firstUnknown(prompt, tokenizer) ?? firstUnknown(reply, tokenizer);
    throw new UserError(
      `${where}: expected words the local base knows, got ${JSON.stringify(text)}; use problems that graphshift worded`,
    );
  }
  if (made.tokens.length > positions) {
    throw new UserError(
      `${where}: expected at most ${positions} tokens, got ${made.tokens.length}; use smaller graphs`,
    );
  }
  return made;
}

/** The beginning of the first stretch without tokens; undefined where there is none. */
function firstUnknown(text: string, { encode, decode, unknown }: Tokenizer): string | undefined {
  const ids = encode(text);
  const at = ids.indexOf(unknown);
  if (at < 0) return undefined;
  const { length } = decode(ids.slice(0, at));
  return text.slice(length, length + 30).trim();
}
