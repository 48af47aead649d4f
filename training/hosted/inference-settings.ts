import type { ModelSettings } from "#src/models/settings";
import type { HostedSettings } from "#training/hosted/settings";

/** How models are asked where that is another place than where they are trained. */
export function inferenceSettings({ baseUrl: _training, inferenceUrl, ...given }: HostedSettings): ModelSettings {
  return { ...given, ...(inferenceUrl && { baseUrl: inferenceUrl }) };
}
