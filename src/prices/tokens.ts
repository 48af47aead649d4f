import type { Generate } from "#src/play";

/** Tokens that a chat template adds to a message, for want of the template: OpenAI's adds 3 or 4. */
const PER_MESSAGE = 4;
/** Characters in an English token, as a rule. */
const CHARACTERS = 4;

type Messages = Pick<Generate, "messages">;

/** About how many tokens a request's messages take: an estimate, for no tokenizer is asked. */
export function estimatedTokens({ messages }: Messages): number {
  return messages.reduce((sum, { content }) => sum + Math.ceil(content.length / CHARACTERS) + PER_MESSAGE, 0);
}

/** How many tokens a request's messages take at most: byte-level tokenizers have no token of less than a byte. */
export function mostTokens({ messages }: Messages): number {
  return messages.reduce((sum, { content }) => sum + Buffer.byteLength(content) + 4 * PER_MESSAGE, 0);
}
