import type { Row } from "#src/onnx/index";
import type { Tokenizer } from "#src/onnx/tokenizer";

/** A document as tokens, with the weight of each in the loss. */
export type Sequence = Row;

/** A piece of a document. */
export interface Segment {
  readonly text: string;
  /** Whether the model is to learn to say it, and to end there. */
  readonly learned: boolean;
}

/** The tokens of a document: the start mark, then each segment; what is learned closes with the end mark. */
export function sequence(tokenizer: Tokenizer, segments: readonly Segment[]): Sequence {
  const tokens = [tokenizer.start];
  const weights = [0];
  for (const { text, learned } of segments) {
    const ids = tokenizer.encode(text);
    if (learned) ids.push(tokenizer.end);
    for (const id of ids) {
      tokens.push(id);
      weights.push(learned ? 1 : 0);
    }
  }
  return { tokens, weights };
}
