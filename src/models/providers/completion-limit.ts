import type { Quirk } from "#src/models/providers/provider";

/** OpenAI's models count their reasoning too, and the newer ones refuse the old name of the limit. */
export const completionLimit: Quirk = ({ max_tokens, ...body }) => ({
  ...body,
  ...(max_tokens !== undefined && { max_completion_tokens: max_tokens }),
});
