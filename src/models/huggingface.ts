import { InferenceClient, type InferenceProvider, PROVIDERS } from "@huggingface/inference";
import { UserError } from "#src/errors";
import { blame } from "#src/models/blame";
import { chatModel, chatOptions } from "#src/models/chat";
import { keyFrom, type ModelSettings, publicAddress } from "#src/models/settings";
import { names } from "#src/pick";
import type { Model } from "#src/play";

/**
 * A model behind Hugging Face's inference providers, named with the provider that serves it (`owner/model:provider`),
 * for the same model answers differently on different ones; or, with `baseUrl`, a model (`owner/model`) behind an
 * inference endpoint of one's own. The token comes from HF_TOKEN.
 *
 * @throws UserError without a known provider or without a token
 */
export function huggingface(name: string, settings: ModelSettings = {}): Model {
  const { baseUrl } = settings;
  const place = baseUrl ? { model: name, endpointUrl: baseUrl } : pin(name);
  const token = keyFrom(settings, "HF_TOKEN");
  // The client's own retry of a 503 has neither a pause nor an end.
  const client = new InferenceClient(token, {
    retry_on_error: false,
    ...(settings.fetch && { fetch: settings.fetch }),
  });
  return chatModel({
    id: `huggingface:${name}${baseUrl ? `@${publicAddress(baseUrl)}` : ""}`,
    complete: (request, signal) =>
      client.chatCompletion(
        { ...place, ...chatOptions(request), max_tokens: request.maxTokens },
        signal ? { signal } : {},
      ),
    blame: (error) => blame("huggingface", error, statusOf(error), token),
  });
}

function pin(name: string): { readonly model: string; readonly provider: InferenceProvider } {
  const at = name.lastIndexOf(":");
  const provider = names(PROVIDERS).find((known) => known === name.slice(at + 1));
  if (at > 0 && provider) return { model: name.slice(0, at), provider };
  throw new UserError(
    `huggingface: expected owner/model:provider, got ${JSON.stringify(name)}; providers: ${names(PROVIDERS).join(", ")}`,
  );
}

function statusOf(error: unknown): number | undefined {
  return (error as { readonly httpResponse?: { readonly status?: number } }).httpResponse?.status;
}
