import type { Written } from "#src/fake-server/core/complete";
import { eventStream, json, type Reply } from "#src/fake-server/core/reply";

/** What a completion says of itself. */
export interface Label {
  readonly id: string;
  /** Seconds since 1970. */
  readonly created: number;
  /** The model that answered, by its full name. */
  readonly model: string;
  readonly fingerprint: string;
}

/** A chat completion in the shape that OpenAI gave it and the others took over. */
export function chatCompletion(label: Label, choices: readonly Written[], logprobs: boolean): object {
  return {
    id: label.id,
    object: "chat.completion",
    created: label.created,
    model: label.model,
    choices: choices.map(({ text, finish }, index) => ({
      index,
      message: { role: "assistant", content: text, refusal: null, annotations: [] },
      logprobs: logprobs ? { content: certain(text), refusal: null } : null,
      finish_reason: finish,
    })),
    usage: usageOf(choices),
    service_tier: "default",
    system_fingerprint: label.fingerprint,
  };
}

/** The same as a stream: chunks of the text, one with the reason why it ended, one with the usage if it is wanted. */
export function chatStream(label: Label, choices: readonly Written[], withUsage: boolean): Reply {
  const chunk = (choice: readonly object[], usage: object | null) =>
    JSON.stringify({
      id: label.id,
      object: "chat.completion.chunk",
      created: label.created,
      model: label.model,
      system_fingerprint: label.fingerprint,
      choices: choice,
      ...(withUsage && { usage }),
    });
  const delta = (index: number, delta: object, finish: string | null) =>
    chunk([{ index, delta, logprobs: null, finish_reason: finish }], null);
  const lines = choices.flatMap(({ text, finish }, index) => [
    delta(index, { role: "assistant", content: "" }, null),
    ...words(text).map((content) => delta(index, { content }, null)),
    delta(index, {}, finish),
  ]);
  return eventStream([...lines, ...(withUsage ? [chunk([], usageOf(choices))] : []), "[DONE]"]);
}

/** As one reply, or as a stream. */
export function chatReply(
  label: Label,
  choices: readonly Written[],
  as: { readonly stream: boolean; readonly usage: boolean; readonly logprobs: boolean },
): Reply {
  return as.stream ? chatStream(label, choices, as.usage) : json(chatCompletion(label, choices, as.logprobs));
}

const words = (text: string): string[] => text.match(/\s*\S+\s*$|\s*\S+/g) ?? (text === "" ? [] : [text]);

/** Every word as sure as can be. */
function certain(text: string): object[] {
  return words(text).map((token) => ({ token, logprob: 0, bytes: [...Buffer.from(token)], top_logprobs: [] }));
}

function usageOf(choices: readonly Written[]): object {
  const sum = (of: (choice: Written) => number) => choices.reduce((total, choice) => total + of(choice), 0);
  const prompt = choices[0]!.promptTokens;
  const reply = sum(({ replyTokens }) => replyTokens);
  return {
    prompt_tokens: prompt,
    completion_tokens: reply,
    total_tokens: prompt + reply,
    prompt_tokens_details: { cached_tokens: 0, audio_tokens: 0 },
    completion_tokens_details: {
      reasoning_tokens: sum(({ thoughtTokens }) => thoughtTokens),
      audio_tokens: 0,
      accepted_prediction_tokens: 0,
      rejected_prediction_tokens: 0,
    },
  };
}
