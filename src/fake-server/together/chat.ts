import { z } from "zod";
import { sharedChat } from "#src/fake-server/core/shared-chat";
import { FINE_TUNES } from "#src/fake-server/together/collections";

// From Together's API reference 2.0.0, "Create chat completion", as published in the declarations of the npm package
// together-ai 0.52.0 (resources/chat/completions.d.ts). Other fields are let through: OpenAI's client is served too.

const text = z.string();

const schema = z.looseObject({
  messages: z.array(z.looseObject({ role: z.enum(["system", "user", "assistant", "tool", "function"]) })).min(1),
  model: text,
  context_length_exceeded_behavior: z.enum(["truncate", "error"]).optional(),
  echo: z.boolean().optional(),
  frequency_penalty: z.number().optional(),
  logit_bias: z.record(text, z.number()).optional(),
  logprobs: z.int().min(0).max(20).or(z.boolean()).optional(),
  max_tokens: z.int().min(1).optional(),
  min_p: z.number().min(0).max(1).optional(),
  n: z.int().min(1).max(128).optional(),
  presence_penalty: z.number().optional(),
  reasoning_effort: z.enum(["low", "medium", "high"]).optional(),
  repetition_penalty: z.number().optional(),
  seed: z.int().optional(),
  stop: z.array(text).or(text).optional(),
  stream: z.boolean().optional(),
  temperature: z.number().min(0).max(2).optional(),
  top_k: z.int().optional(),
  top_p: z.number().min(0).max(1).optional(),
});

export const chat = sharedChat("/chat/completions", schema, [FINE_TUNES]);
