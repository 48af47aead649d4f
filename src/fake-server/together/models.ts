import type { Route } from "#src/fake-server/core/api";
import { json } from "#src/fake-server/core/reply";
import { tunedModels } from "#src/fake-server/core/served-model";
import { FINE_TUNES } from "#src/fake-server/together/collections";

/** Some base models as Together lists them (docs.together.ai, "Fine-tuning models", read November 2026). */
const BASES = [
  "meta-llama/Meta-Llama-3.1-8B-Instruct-Reference",
  "meta-llama/Llama-3.3-70B-Instruct-Turbo",
  "Qwen/Qwen2.5-7B-Instruct-Turbo",
];

export const listModels: Route = {
  method: "GET",
  path: "/models",
  handle: (_call, world) =>
    json(
      [...BASES, ...tunedModels(world, [FINE_TUNES]).map(({ id }) => id)].map((id) => ({
        id,
        object: "model",
        created: 0,
        type: "chat",
      })),
    ),
};
