import { z } from "zod";
import { metadata } from "#src/fake-server/openai/chat-schema";

// From OpenAI's API reference, "Create fine-tuning job", as published with openai 6.49.0
// (resources/fine-tuning/jobs/jobs.d.ts and methods.d.ts). The deprecated top-level hyperparameters are still taken.

const text = z.string();
const auto = z.literal("auto");
const whole = auto.or(z.int().min(1)).optional();
const positive = auto.or(z.number().gt(0)).optional();

const hyperparameters = z.strictObject({ batch_size: whole, learning_rate_multiplier: positive, n_epochs: whole });

const method = z.discriminatedUnion("type", [
  z.strictObject({
    type: z.literal("supervised"),
    supervised: z.strictObject({ hyperparameters: hyperparameters.optional() }).optional(),
  }),
  z.strictObject({
    type: z.literal("dpo"),
    dpo: z
      .strictObject({
        hyperparameters: hyperparameters.extend({ beta: auto.or(z.number().gt(0).max(2)).optional() }).optional(),
      })
      .optional(),
  }),
]);

const wandb = z.strictObject({
  type: z.literal("wandb"),
  wandb: z.strictObject({
    project: text,
    entity: text.nullish(),
    name: text.nullish(),
    tags: z.array(text).optional(),
  }),
});

export const fineTuneSchema = z.strictObject({
  model: text,
  training_file: text,
  hyperparameters: hyperparameters.optional(),
  integrations: z.array(wandb).nullish(),
  metadata: metadata.nullish(),
  method: method.optional(),
  seed: z.int().min(0).max(2_147_483_647).nullish(),
  suffix: text.min(1).max(64).nullish(),
  validation_file: text.nullish(),
});

export type FineTuneBody = z.output<typeof fineTuneSchema>;
