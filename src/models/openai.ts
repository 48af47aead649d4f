import type OpenAI from "openai";
import { APIError } from "openai";
import { type Attempted, chatModel } from "#src/models/chat";
import type { Completion } from "#src/models/completion";
import type { Fault } from "#src/models/fault";
import { openaiClient } from "#src/models/openai-client";
import { type ChatBody, chatBody } from "#src/models/providers/chat-body";
import { type ProviderName, providers } from "#src/models/providers/index";
import type { Provider } from "#src/models/providers/provider";
import type { ModelSettings } from "#src/models/settings";
import type { Model } from "#src/play";
import { priceOf } from "#src/prices/price-of";
import { prices } from "#src/prices/table";

/**
 * A model behind OpenAI's chat completions or a service of the same shape, asked at the provider's address or at
 * `baseUrl`. The key comes from the provider's environment variable.
 *
 * @throws UserError without a key, without an address, and without a price where costs are limited
 */
export function openai(model: string, settings: ModelSettings = {}, name: ProviderName = "openai"): Model {
  const provider: Provider = providers[name];
  const { client, address, key } = openaiClient(name, provider, settings);
  const known = settings.prices ?? (settings.baseUrl ? [] : prices);
  return chatModel(
    {
      id: `${name}:${model}@${address}`,
      provider: name,
      address,
      key,
      price: priceOf(known, name, model),
      attempt: (request, signal) => {
        const plain = chatBody(model, request);
        const body = provider.quirks.reduce((sent, quirk) => quirk(sent), plain);
        return attempt(client, body, omittedFrom(plain, body), signal);
      },
    },
    settings,
  );
}

async function attempt(
  client: OpenAI,
  body: ChatBody,
  omitted: readonly string[],
  signal: AbortSignal,
): Promise<Attempted> {
  try {
    // The body holds fields that OpenAI does not know, and only roles and texts in its messages.
    const sent = body as unknown as OpenAI.ChatCompletionCreateParamsNonStreaming;
    const { data, response } = await client.chat.completions.create(sent, { signal }).withResponse();
    return { completion: data as Completion, headers: response.headers, omitted };
  } catch (error) {
    return { fault: faultOf(error) };
  }
}

function faultOf(error: unknown): Fault {
  if (!(error instanceof Error)) return { message: String(error) };
  // That a connection failed is said by the error, and why by its cause.
  const message = error.cause instanceof Error ? `${error.message} ${error.cause.message}` : error.message;
  if (!(error instanceof APIError)) return { message };
  const { status, code, type, headers } = error;
  return { message, status, code: [code, type].join(" "), headers };
}

/** Parameters of sampling that a quirk took out. */
function omittedFrom(plain: ChatBody, sent: ChatBody): string[] {
  return ["temperature", "top_p", "seed", "stop"].filter((name) => name in plain && !(name in sent));
}
