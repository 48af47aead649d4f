import { ProviderError } from "#src/models/provider-error";
import type { Generate, Model, Text, Unsupported } from "#src/play";

/** The parts of a chat completion that we read; several providers reply in this shape. */
export interface ChatCompletion {
  readonly choices?: readonly {
    readonly finish_reason?: string | null;
    readonly message: { readonly content?: string | null; readonly refusal?: string | null };
  }[];
  readonly usage?: {
    readonly prompt_tokens: number;
    readonly completion_tokens: number;
    readonly completion_tokens_details?: { readonly reasoning_tokens?: number };
  } | null;
}

/** The options that all chat services share; what is undefined is left out. */
export function chatOptions({ messages, temperature, topP, seed, stop }: Generate) {
  return {
    messages: messages.map(({ role, content }) => ({ role, content })),
    temperature,
    ...(topP !== undefined && { top_p: topP }),
    ...(seed !== undefined && { seed }),
    ...(stop && { stop: [...stop] }),
  };
}

/** @throws ProviderError for a completion without a choice, as some services send for their own errors */
function chatReply(completion: ChatCompletion): Text {
  const choice = completion.choices?.[0];
  if (!choice) throw new ProviderError(`a reply without choices: ${JSON.stringify(completion).slice(0, 200)}`);
  const { content, refusal } = choice.message;
  const finish = refusal ? "filter" : finishes.get(choice.finish_reason ?? "");
  const { usage } = completion;
  const reasoning = usage?.completion_tokens_details?.reasoning_tokens;
  return {
    kind: "text",
    text: content ?? refusal ?? "",
    finish: finish ?? "stop",
    ...(usage && {
      usage: {
        promptTokens: usage.prompt_tokens,
        replyTokens: usage.completion_tokens,
        ...(reasoning !== undefined && { reasoningTokens: reasoning }),
      },
    }),
  };
}

const finishes = new Map<string, Text["finish"]>([
  ["length", "length"],
  ["content_filter", "filter"],
]);

/** What a chat service is to us: how to ask it, and how to word what it throws. */
export interface ChatService {
  readonly id: string;
  complete(request: Generate, signal: AbortSignal | undefined): Promise<ChatCompletion>;
  blame(error: unknown): Error;
}

/** A model that writes text through a chat service. */
export function chatModel({ id, complete, blame }: ChatService): Model {
  return {
    id,
    async answer(request, signal) {
      if (request.kind !== "generate") return unsupported(`chat services do not serve ${request.kind} requests`);
      if (request.logprobs) return unsupported("log probabilities are not read from chat services");
      try {
        return chatReply(await complete(request, signal));
      } catch (error) {
        throw signal?.aborted ? error : blame(error);
      }
    },
  };
}

const unsupported = (reason: string): Unsupported => ({ kind: "unsupported", reason });
