import { z } from "zod";
import { type Api, bearer, type Route } from "#src/fake-server/core/api";
import { modelEntry, modelList } from "#src/fake-server/core/model-list";
import { tunedModels } from "#src/fake-server/core/served-model";
import { sharedChat } from "#src/fake-server/core/shared-chat";
import { PREFERENCE, SUPERVISED } from "#src/fake-server/fireworks/collections";
import { openaiError } from "#src/fake-server/openai/openai-error";

// From Fireworks' guide "Querying text models" and its reference "Create Chat Completion" (docs.fireworks.ai, read
// November 2026): OpenAI's requests with some more fields, so that other ones are let through.

const schema = z.looseObject({
  model: z.string(),
  messages: z.array(z.looseObject({ role: z.enum(["system", "user", "assistant", "tool"]) })).min(1),
  max_tokens: z.int().min(1).nullish(),
  n: z.int().min(1).max(128).nullish(),
  stop: z.string().or(z.array(z.string()).max(4)).nullish(),
  stream: z.boolean().nullish(),
  temperature: z.number().min(0).max(2).nullish(),
  top_k: z.int().min(0).max(128).nullish(),
  top_p: z.number().min(0).max(1).nullish(),
  seed: z.int().nullish(),
  context_length_exceeded_behavior: z.enum(["truncate", "error"]).optional(),
});

const COLLECTIONS = [SUPERVISED, PREFERENCE];
const BASES = ["accounts/fireworks/models/llama-v3p1-8b-instruct", "accounts/fireworks/models/qwen2p5-7b-instruct"];

const listModels: Route = {
  method: "GET",
  path: "/models",
  handle: (_call, world) =>
    modelList(
      [...BASES, ...tunedModels(world, COLLECTIONS).map(({ id }) => id)].map((id) => modelEntry(id, id.split("/")[1]!)),
    ),
};

/** Fireworks' models, asked as OpenAI's are. */
export const fireworksInference: Api = {
  prefix: "/fireworks/inference/v1",
  routes: [sharedChat("/chat/completions", schema, COLLECTIONS), listModels],
  keyOf: bearer,
  errorBody: openaiError,
};
