import { baseUrlOf } from "#src/models/base-url-of";
import { hostedId } from "#src/models/hosted-id";
import { openModel } from "#src/models/index";
import { providers } from "#src/models/providers/index";
import { readoutIn } from "#src/models/readouts/index";
import type { ModelSettings } from "#src/models/settings";
import { names } from "#src/pick";

/**
 * The id that a model has once it is opened, as in records of replies. For one behind a service neither a key nor a
 * price is needed; the id of one on this machine is in its files.
 *
 * @param spec as `openModel` takes it
 * @throws UserError for an unknown kind, for a provider without an address, and where there are no such files
 */
export async function modelId(spec: string, settings: ModelSettings = {}): Promise<string> {
  const read = readoutIn(spec);
  if (read) return `${read.name}:${await modelId(read.model, settings)}`;
  const [kind, name] = [spec.slice(0, spec.indexOf(":")), spec.slice(spec.indexOf(":") + 1)];
  const provider = names(providers).find((known) => known === kind);
  if (provider) return hostedId(provider, name, baseUrlOf(provider, providers[provider], settings));
  if (kind === "huggingface") return hostedId(kind, name, settings.baseUrl);
  const model = await openModel(spec, settings);
  await model.close?.();
  return model.id;
}
