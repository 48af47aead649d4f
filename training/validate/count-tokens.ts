import type { Format } from "#training/formats/format";
import type { JsonObject } from "#training/validate/parse-line";
import { partsOf } from "#training/validate/row-faults";

/** Tokens by which a trainer's template marks a message. */
const MARKS = 4;

/** The tokens of a row without faults: what is asked, and the longest of the replies. */
export function countTokens(row: JsonObject, format: Format, tokens: (text: string) => number): number {
  const lengths = { conversation: 0, question: 0, reply: 0 };
  for (const { part, value } of partsOf(row, format)) {
    const messages = value as readonly { readonly content: string }[];
    const length = messages.reduce((sum, { content }) => sum + tokens(content) + MARKS, 0);
    lengths[part] = Math.max(lengths[part], length);
  }
  return lengths.conversation + lengths.question + lengths.reply;
}
