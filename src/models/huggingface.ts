import { InferenceClient, type InferenceProvider, PROVIDERS } from "@huggingface/inference";
import { UserError } from "#src/errors";
import { chatModel } from "#src/models/chat";
import type { Posted } from "#src/models/chat-service";
import type { Completion } from "#src/models/completion";
import type { Fault } from "#src/models/fault";
import { hostedId } from "#src/models/hosted-id";
import { keyFrom } from "#src/models/key-from";
import { chatBody } from "#src/models/providers/chat-body";
import { heldBySchema } from "#src/models/providers/held";
import { publicAddress } from "#src/models/public-address";
import { firstToken } from "#src/models/scores/first-token";
import type { ModelSettings } from "#src/models/settings";
import { names } from "#src/pick";
import type { Generate, Model } from "#src/play";
import { priceOf } from "#src/prices/price-of";
import { pricesAt } from "#src/prices/prices-at";
import { prices } from "#src/prices/table";

/**
 * A model behind Hugging Face's inference providers, named with the provider that serves it (`owner/model:provider`),
 * for the same model answers differently on different ones; or, with `baseUrl`, a model (`owner/model`) behind an
 * inference endpoint of one's own. The token comes from HF_TOKEN.
 *
 * @throws UserError without a known provider, without a token, and without a price where costs are limited
 */
export function huggingface(name: string, settings: ModelSettings = {}): Model {
  const { baseUrl, fetch: send = fetch } = settings;
  const place = baseUrl ? { model: name, endpointUrl: baseUrl } : pin(name);
  const key = keyFrom(settings, "HF_TOKEN");
  // The client's own retry of a 503 has neither a pause nor an end.
  const client = new InferenceClient(key, { retry_on_error: false });
  const complete = completing(client, place, send);
  const bodyOf = (request: Generate) => chatBody(place.model, request);
  return chatModel(
    {
      id: hostedId("huggingface", name, baseUrl),
      provider: "huggingface",
      address: baseUrl ? publicAddress(baseUrl) : `router.huggingface.co/${place.model}`,
      key,
      price: priceOf(pricesAt(prices, settings.prices, baseUrl !== undefined), "huggingface", name),
      async attempt(request, signal) {
        const held = request.among && heldBySchema(request.among);
        const posted = await complete({ ...bodyOf(request), ...held }, signal);
        if ("fault" in posted) return posted;
        return { completion: posted.body as Completion, headers: posted.headers, omitted: [] };
      },
      scores: {
        scorer: firstToken({ model: place.model, bodyOf }),
        post: ({ body }, signal) => complete(body, signal),
      },
    },
    settings,
  );
}

type Sent = Parameters<InferenceClient["chatCompletion"]>[0];

/** Completes chats, asking once. */
function completing(client: InferenceClient, place: object, send: typeof fetch) {
  return async (body: object, signal: AbortSignal): Promise<Posted> => {
    let headers = new Headers();
    const watched: typeof fetch = async (input, init) => {
      const response = await send(input, init);
      headers = response.headers;
      return response;
    };
    try {
      const sent = { ...body, ...place } as unknown as Sent;
      return { body: await client.chatCompletion(sent, { signal, fetch: watched }), headers };
    } catch (error) {
      return { fault: { ...faultOf(error), headers } };
    }
  };
}

function pin(name: string): { readonly model: string; readonly provider: InferenceProvider } {
  const at = name.lastIndexOf(":");
  const provider = names(PROVIDERS).find((known) => known === name.slice(at + 1));
  if (at > 0 && provider) return { model: name.slice(0, at), provider };
  throw new UserError(
    `huggingface: expected owner/model:provider, got ${JSON.stringify(name)}; providers: ${names(PROVIDERS).join(", ")}`,
  );
}

interface HttpError extends Error {
  readonly httpResponse?: { readonly status?: number; readonly body?: unknown };
}

function faultOf(error: unknown): Fault {
  const { message = String(error), httpResponse } = error as Partial<HttpError>;
  const code = JSON.stringify(httpResponse?.body)?.slice(0, 500);
  return { message, status: httpResponse?.status, code };
}
