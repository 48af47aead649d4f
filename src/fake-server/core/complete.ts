import { ApiError } from "#src/fake-server/core/api-error";
import { inFormat } from "#src/fake-server/core/in-format";
import type { ChatMessage, ServedModel, World } from "#src/fake-server/core/world";

/** What to write, in the terms that all chat APIs share. */
export interface Writing {
  readonly messages: readonly ChatMessage[];
  readonly model: ServedModel;
  /** The most tokens of the reply, thoughts included; undefined: as many as the context holds. */
  readonly maxTokens?: number | undefined;
  readonly stop?: readonly string[] | undefined;
  /** The `response_format` asked for; undefined: none. */
  readonly format?: unknown;
  /** Tokens that the model thinks before it writes; undefined means 0. */
  readonly thoughts?: number | undefined;
}

/** What was written. */
export interface Written {
  readonly text: string;
  readonly finish: "stop" | "length";
  readonly promptTokens: number;
  /** Thoughts included. */
  readonly replyTokens: number;
  readonly thoughtTokens: number;
}

/** Characters of a token, everywhere on this server. */
const CHARACTERS = 4;
const tokensOf = (text: string): number => Math.ceil(text.length / CHARACTERS);

/**
 * Has a model write: by rule, then cut at the first stop string and at the limit.
 *
 * @throws ApiError 400 where the prompt does not fit
 */
export function complete(
  world: World,
  { messages, model, maxTokens, stop = [], format, thoughts = 0 }: Writing,
): Written {
  const promptTokens = messages.reduce((sum, { content }) => sum + tokensOf(content), 0);
  if (promptTokens >= world.contextTokens) {
    throw new ApiError(
      400,
      `this model reads ${world.contextTokens} tokens, and the messages have ${promptTokens}; shorten them`,
      "context_length_exceeded",
      "messages",
    );
  }
  const limit = Math.min(maxTokens ?? Number.POSITIVE_INFINITY, world.contextTokens - promptTokens);
  const thoughtTokens = Math.min(thoughts, limit);
  const whole = cut(inFormat(world.answer(messages, model), format), stop);
  const text = whole.slice(0, CHARACTERS * (limit - thoughtTokens));
  const finish = text === whole && thoughtTokens === thoughts ? "stop" : "length";
  return { text, finish, promptTokens, replyTokens: thoughtTokens + tokensOf(text), thoughtTokens };
}

function cut(text: string, stop: readonly string[]): string {
  const ends = stop.map((mark) => text.indexOf(mark)).filter((at) => at >= 0);
  return ends.length > 0 ? text.slice(0, Math.min(...ends)) : text;
}
