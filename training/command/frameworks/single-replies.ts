import type { JsonObject } from "#training/validate/parse-line";

/** Preference rows with the two replies as one message each instead of a list of one; other rows as they are. */
export function singleReplies({ prompt, chosen, rejected, ...row }: JsonObject): JsonObject {
  if (!Array.isArray(chosen) || !Array.isArray(rejected)) return row;
  return { messages: prompt, chosen: chosen[0], rejected: rejected[0] };
}
