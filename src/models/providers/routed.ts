import type { Quirk } from "#src/models/providers/provider";

/**
 * OpenRouter passes a request on to one of many hosts. It takes the effort in an object, and is told to leave out hosts
 * that would ignore one of the parameters (openrouter.ai/docs: reasoning tokens, provider routing). `model@host` pins
 * the host.
 */
export const routed: Quirk = ({ reasoning_effort: effort, model, ...body }) => {
  const [name = model, host] = model.split("@");
  return {
    model: name,
    ...body,
    ...(effort && { reasoning: { effort } }),
    provider: { require_parameters: true, ...(host && { order: [host], allow_fallbacks: false }) },
  };
};
