import { z } from "zod";
import { type Api, bearer, type Route } from "#src/fake-server/core/api";
import { modelEntry, modelList } from "#src/fake-server/core/model-list";
import { tunedModels } from "#src/fake-server/core/served-model";
import { sharedChat } from "#src/fake-server/core/shared-chat";
import { JOBS } from "#src/fake-server/hugging-face/collections";
import { hubError } from "#src/fake-server/hugging-face/hub-error";

// From @huggingface/tasks 0.21.54 (tasks/chat-completion/inference.d.ts, ChatCompletionInput), which lets other fields
// through.

const text = z.string();

const schema = z.looseObject({
  messages: z.array(z.looseObject({ role: text })).min(1),
  model: text.optional(),
  frequency_penalty: z.number().optional(),
  logprobs: z.boolean().optional(),
  max_tokens: z.int().min(1).optional(),
  n: z.int().min(1).max(128).optional(),
  presence_penalty: z.number().optional(),
  reasoning_effort: text.optional(),
  seed: z.int().optional(),
  stop: z.array(text).optional(),
  stream: z.boolean().optional(),
  temperature: z.number().min(0).optional(),
  top_logprobs: z.int().optional(),
  top_p: z.number().min(0).max(1).optional(),
});

const listModels: Route = {
  method: "GET",
  path: "/v1/models",
  handle: (_call, world) =>
    modelList(
      ["meta-llama/Llama-3.1-8B-Instruct", ...tunedModels(world, [JOBS]).map(({ id }) => id)].map((id) =>
        modelEntry(id, id.split("/")[0]!),
      ),
    ),
};

/** The router of Hugging Face's inference providers: with the provider in the path, or without one. */
export const inferenceProviders: Api = {
  prefix: "/router",
  routes: [
    sharedChat("/v1/chat/completions", schema, [JOBS]),
    sharedChat("/{provider}/v1/chat/completions", schema, [JOBS]),
    sharedChat("/{provider}/inference/v1/chat/completions", schema, [JOBS]),
    sharedChat("/{provider}/models/{owner}/{name}/v1/chat/completions", schema, [JOBS]),
    listModels,
  ],
  keyOf: bearer,
  errorBody: hubError,
};
