import { z } from "zod";

// Transcribed from OpenAI's API reference, "Create chat completion", as published in the declarations of the npm
// package openai 6.49.0 (resources/chat/completions/completions.d.ts, ChatCompletionCreateParamsBase). Fields that a
// text client has no use for are let through unread.

const text = z.string();
const unread = z.unknown().optional();
const textParts = z.array(
  z.strictObject({ type: z.literal("text"), text }).or(z.looseObject({ type: z.literal("refusal") })),
);
const content = text.or(textParts);

const message = z.discriminatedUnion("role", [
  z.strictObject({ role: z.literal("developer"), content, name: text.optional() }),
  z.strictObject({ role: z.literal("system"), content, name: text.optional() }),
  z.strictObject({
    role: z.literal("user"),
    content: text.or(z.array(z.looseObject({ type: z.enum(["text", "image_url", "input_audio", "file"]) })).min(1)),
    name: text.optional(),
  }),
  z.strictObject({
    role: z.literal("assistant"),
    content: content.nullish(),
    refusal: text.nullish(),
    name: text.optional(),
    audio: unread,
    function_call: unread,
    tool_calls: z.array(z.unknown()).optional(),
  }),
  z.strictObject({ role: z.literal("tool"), content, tool_call_id: text }),
  z.strictObject({ role: z.literal("function"), content: text.nullable(), name: text }),
]);

/** At most 16 pairs; keys of at most 64 characters, values of at most 512. */
export const metadata = z
  .record(text.max(64), text.max(512))
  .refine((pairs) => Object.keys(pairs).length <= 16, "expected at most 16 pairs");

const penalty = z.number().min(-2).max(2).nullish();

export const chatSchema = z.strictObject({
  messages: z.array(message).min(1),
  model: text,
  audio: unread,
  frequency_penalty: penalty,
  function_call: unread,
  functions: unread,
  logit_bias: z.record(text, z.number()).nullish(),
  logprobs: z.boolean().nullish(),
  max_completion_tokens: z.int().min(1).nullish(),
  max_tokens: z.int().min(1).nullish(),
  metadata: metadata.nullish(),
  modalities: z.array(z.enum(["text", "audio"])).nullish(),
  moderation: unread,
  n: z.int().min(1).max(128).nullish(),
  parallel_tool_calls: z.boolean().optional(),
  prediction: unread,
  presence_penalty: penalty,
  prompt_cache_key: text.nullish(),
  prompt_cache_options: unread,
  prompt_cache_retention: z.enum(["in_memory", "24h"]).nullish(),
  reasoning_effort: z.enum(["none", "minimal", "low", "medium", "high", "xhigh", "max"]).nullish(),
  response_format: z.looseObject({ type: z.enum(["text", "json_schema", "json_object"]) }).optional(),
  safety_identifier: text.max(64).nullish(),
  seed: z.int().nullish(),
  service_tier: z.enum(["auto", "default", "flex", "scale", "priority"]).nullish(),
  stop: text.or(z.array(text).min(1).max(4)).nullish(),
  store: z.boolean().nullish(),
  stream: z.boolean().nullish(),
  stream_options: z
    .strictObject({ include_obfuscation: z.boolean().optional(), include_usage: z.boolean().optional() })
    .nullish(),
  temperature: z.number().min(0).max(2).nullish(),
  tool_choice: unread,
  tools: z.array(z.unknown()).optional(),
  top_logprobs: z.int().min(0).max(20).nullish(),
  top_p: z.number().min(0).max(1).nullish(),
  user: text.optional(),
  verbosity: z.enum(["low", "medium", "high"]).nullish(),
  web_search_options: unread,
});

export type ChatBody = z.output<typeof chatSchema>;
