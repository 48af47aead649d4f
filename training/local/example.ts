import type { Comparison } from "#src/onnx/index";
import type { Sequence } from "#training/local/sequence";

/** What one example of a batch is: a document, or two with the same beginning. */
export type Example = Sequence | Comparison;

/** How many tokens an example has in all. */
export function tokensIn(example: Example): number {
  if ("tokens" in example) return example.tokens.length;
  return example.chosen.tokens.length + example.rejected.tokens.length;
}
