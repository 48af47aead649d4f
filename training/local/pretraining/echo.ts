import { SPECIAL, type Tokenizer } from "#src/onnx/tokenizer";
import type { Rng } from "#src/rng";
import type { Sequence } from "#training/local/sequence";

/** What is to be repeated: tokens in no order. */
export const REPEAT = "Repeat:";
const LENGTHS = [4, 12] as const;

/** Random tokens said again: so that the base has read and said every token there is. */
export function echo({ vocabulary, start, end, encode }: Tokenizer, rng: Rng): Sequence {
  const words = Array.from({ length: rng.int(...LENGTHS) }, () => rng.int(SPECIAL.length, vocabulary.length - 1));
  const read = [start, ...encode(REPEAT), ...words];
  const said = [...words, end];
  return { tokens: [...read, ...said], weights: [...read.map(() => 0), ...said.map(() => 1)] };
}
