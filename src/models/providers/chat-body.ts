import type { Generate, Message } from "#src/play";

/** A request for a chat completion. Fields beyond these are a provider's own. */
export interface ChatBody {
  readonly model: string;
  readonly messages: readonly Message[];
  readonly max_tokens?: number;
  readonly temperature?: number;
  readonly top_p?: number;
  readonly seed?: number;
  readonly stop?: readonly string[];
  readonly reasoning_effort?: Generate["effort"];
  readonly [own: string]: unknown;
}

/** A request in the form that most services take; what is undefined is left out, for some refuse a null. */
export function chatBody(model: string, request: Generate): ChatBody {
  const { messages, maxTokens, temperature, topP, seed, stop, effort } = request;
  return {
    model,
    messages: messages.map(({ role, content }) => ({ role, content })),
    max_tokens: maxTokens,
    temperature,
    ...(topP !== undefined && { top_p: topP }),
    ...(seed !== undefined && { seed }),
    ...(stop && { stop: [...stop] }),
    ...(effort && { reasoning_effort: effort }),
  };
}
