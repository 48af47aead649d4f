import { openaiClient } from "#src/models/openai-client";
import { type ProviderName, providers } from "#src/models/providers/index";
import type { ModelSettings } from "#src/models/settings";

/**
 * The models that a provider's server says it has.
 *
 * @throws UserError without a key or an address; whatever the client throws where there is no list
 */
export async function listedModels(
  name: ProviderName,
  settings: ModelSettings = {},
  signal?: AbortSignal,
): Promise<string[]> {
  const { client } = openaiClient(name, providers[name], settings);
  const ids: string[] = [];
  for await (const { id } of client.models.list({ ...(signal && { signal }) })) ids.push(id);
  return ids;
}
