import OpenAI, { APIError } from "openai";
import { blame } from "#src/models/blame";
import { chatModel, chatOptions } from "#src/models/chat";
import { keyFrom, type ModelSettings, publicAddress } from "#src/models/settings";
import type { Generate, Model } from "#src/play";

/**
 * A model behind OpenAI's chat completions, or behind a service of the same shape at `baseUrl`. The key comes from
 * OPENAI_API_KEY.
 *
 * @throws UserError without a key
 */
export function openai(model: string, settings: ModelSettings = {}): Model {
  const { baseUrl } = settings;
  const apiKey = keyFrom(settings, "OPENAI_API_KEY");
  const client = new OpenAI({
    apiKey,
    ...(baseUrl && { baseURL: baseUrl }),
    ...(settings.fetch && { fetch: settings.fetch }),
  });
  return chatModel({
    id: `openai:${model}${baseUrl ? `@${publicAddress(baseUrl)}` : ""}`,
    complete: (request, signal) =>
      client.chat.completions.create({ model, ...chatOptions(request), ...limits(request, baseUrl) }, { signal }),
    blame: (error) => blame("openai", error, error instanceof APIError ? error.status : undefined, apiKey),
  });
}

/** OpenAI's own models count their thinking too and take another name for the limit; other services know the old one. */
function limits({ maxTokens, effort }: Generate, baseUrl: string | undefined) {
  return {
    ...(baseUrl ? { max_tokens: maxTokens } : { max_completion_tokens: maxTokens }),
    ...(effort && { reasoning_effort: effort }),
  };
}
