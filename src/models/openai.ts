import type OpenAI from "openai";
import { batchWork, type Sent } from "#src/models/batch/batch-work";
import { batched } from "#src/models/batch/batched";
import { chatModel } from "#src/models/chat";
import type { Attempted, ChatService, Posted } from "#src/models/chat-service";
import type { Completion } from "#src/models/completion";
import { hostedId } from "#src/models/hosted-id";
import { openaiClient } from "#src/models/openai-client";
import { openaiFault } from "#src/models/openai-fault";
import { type ChatBody, chatBody } from "#src/models/providers/chat-body";
import { type ProviderName, providers } from "#src/models/providers/index";
import type { Provider } from "#src/models/providers/provider";
import { processScheduler } from "#src/models/schedule/process-scheduler";
import { scorers } from "#src/models/scores/index";
import type { Posting } from "#src/models/scores/scorer";
import type { ModelSettings } from "#src/models/settings";
import type { Generate, Model } from "#src/play";
import { priceOf } from "#src/prices/price-of";
import { pricesAt } from "#src/prices/prices-at";
import { prices } from "#src/prices/table";

/**
 * A model behind OpenAI's chat completions or a service of the same shape, asked at the provider's address or at
 * `baseUrl`. The key comes from the provider's environment variable.
 *
 * @throws UserError without a key, without an address, and without a price where costs are limited
 */
export function openai(model: string, settings: ModelSettings = {}, name: ProviderName = "openai"): Model {
  const provider: Provider = providers[name];
  const { client, baseUrl, address, key } = openaiClient(name, provider, settings);
  const known = pricesAt(prices, settings.prices, settings.baseUrl !== undefined);
  const sentFor = (request: Generate): Sent => {
    const plain = chatBody(model, request);
    const body = provider.quirks.reduce((sent, quirk) => quirk(sent), plain);
    const held = request.among && provider.held?.(request.among);
    return { body: { ...body, ...held }, omitted: omittedFrom(plain, body) };
  };
  const service: ChatService = {
    id: hostedId(name, model, baseUrl),
    provider: name,
    address,
    key,
    price: priceOf(known, name, model),
    attempt: (request, signal) => attempt(client, sentFor(request), signal),
    ...(provider.scorer && {
      scores: {
        scorer: scorers[provider.scorer]({ model, bodyOf: (request) => sentFor(request).body }),
        post: (posting, signal) => post(client, posting, signal),
      },
    }),
  };
  const single = chatModel(service, settings);
  if (!settings.batch) return single;
  const schedule = settings.scheduler ?? processScheduler();
  // The models' own fetch sends texts alone, and a batch is sent in a form.
  const { client: forms } = openaiClient(name, provider, { fetch, ...settings });
  return batched(single, batchWork(service, sentFor, forms, schedule.clock), settings.batch, schedule);
}

async function attempt(client: OpenAI, { body, omitted }: Sent, signal: AbortSignal): Promise<Attempted> {
  try {
    // The body holds fields that OpenAI does not know, and only roles and texts in its messages.
    const sent = body as unknown as OpenAI.ChatCompletionCreateParamsNonStreaming;
    const { data, response } = await client.chat.completions.create(sent, { signal }).withResponse();
    return { completion: data as Completion, headers: response.headers, omitted };
  } catch (error) {
    return { fault: openaiFault(error) };
  }
}

async function post(client: OpenAI, { path, body }: Posting, signal: AbortSignal): Promise<Posted> {
  try {
    const { data, response } = await client.post<unknown>(path, { body, signal }).withResponse();
    return { body: data, headers: response.headers };
  } catch (error) {
    return { fault: openaiFault(error) };
  }
}

/** Parameters by the fields in which one is sent. */
const FIELDS: Readonly<Record<string, readonly string[]>> = {
  temperature: ["temperature"],
  top_p: ["top_p"],
  seed: ["seed"],
  stop: ["stop"],
  reasoning_effort: ["reasoning_effort", "reasoning", "chat_template_kwargs"],
};

/** Parameters that a quirk took out. */
function omittedFrom(plain: ChatBody, sent: ChatBody): string[] {
  return Object.entries(FIELDS)
    .filter(([name, fields]) => name in plain && !fields.some((field) => field in sent))
    .map(([name]) => name);
}
