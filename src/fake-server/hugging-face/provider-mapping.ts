import type { Route } from "#src/fake-server/core/api";
import { json } from "#src/fake-server/core/reply";

/** Providers that serve every model here, under its own name. */
const PROVIDERS = ["together", "fireworks-ai", "hf-inference"];

/** Who serves a model: what @huggingface/inference 4.13.30 asks the hub before it asks a provider. */
export const providerMapping: Route = {
  method: "GET",
  path: "/api/models/{owner}/{name}",
  handle({ params: { owner, name } }) {
    const id = `${owner}/${name}`;
    const mapping = { status: "live", providerId: id, task: "conversational" };
    return json({
      id,
      inferenceProviderMapping: Object.fromEntries(PROVIDERS.map((provider) => [provider, mapping])),
    });
  },
};
