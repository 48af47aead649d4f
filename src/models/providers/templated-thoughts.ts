import type { Quirk } from "#src/models/providers/provider";

/**
 * With vLLM it is the chat template that keeps a model from thinking, by a variable that most of those share which can
 * (docs.vllm.ai: reasoning outputs); to others it is nothing.
 */
export const templatedThoughts: Quirk = ({ reasoning_effort: effort, ...body }) => ({
  ...body,
  ...(effort === "none" && { chat_template_kwargs: { enable_thinking: false } }),
  ...(effort && effort !== "none" && { reasoning_effort: effort }),
});
