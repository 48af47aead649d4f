import type { Tokenizer } from "#src/onnx/tokenizer";
import { epochs, type Share } from "#training/local/batches";
import type { Example } from "#training/local/example";
import type { Hyperparameters } from "#training/local/hyperparameters";
import { mixture } from "#training/local/pretraining/mixture";
import type { Sequence } from "#training/local/sequence";

interface ReplayOptions extends Pick<Hyperparameters, "batch" | "replay"> {
  readonly seed: number;
  readonly tokenizer: Tokenizer;
}

/**
 * What a batch is made of: the examples to learn from, and the share of the base's own documents that is replayed,
 * rounded to whole documents, half up. However large the share, one example of a batch is to be learned from.
 */
export function withReplay<Kind extends Example>(
  examples: readonly Kind[],
  { seed, tokenizer, batch, replay }: ReplayOptions,
): Share<Kind | Sequence>[] {
  const replayed = Math.min(batch - 1, Math.round(batch * replay));
  return [
    { source: epochs(examples, seed), rows: batch - replayed },
    { source: mixture({ seed, tokenizer, questions: 1, fromNothing: false }), rows: replayed },
  ];
}
