import type { Quirk } from "#src/models/providers/provider";

/** OpenAI's models that reason: the o series, and GPT from the fifth on without its chat variants. */
const REASONS = /^(ft:)?(o\d|gpt-([5-9]|\d\d)(?!.*chat))/;

/** Models that never reason refuse to be told not to. */
export const effortKept: Quirk = ({ reasoning_effort: effort, ...body }) => ({
  ...body,
  ...(effort && (effort !== "none" || REASONS.test(body.model)) && { reasoning_effort: effort }),
});
