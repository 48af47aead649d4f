import type { Quirk } from "#src/models/providers/provider";

/** Together's models that reason by default are told not to by a switch, not by an effort (docs.together.ai: reasoning). */
export const switchedReasoning: Quirk = ({ reasoning_effort: effort, ...body }) => ({
  ...body,
  ...(effort === "none" && { reasoning: { enabled: false } }),
  ...(effort && effort !== "none" && { reasoning_effort: effort }),
});
