import { z } from "zod";
import type { Method } from "#training/hosted/port";

const count = z.int().min(1);
const common = {
  epochs: count.default(3),
  learning_rate: z.number().positive().default(0.0001),
  /** Rows of a batch on each device; gradients of so many batches are added up. */
  batch_size: count.default(4),
  gradient_accumulation_steps: count.default(4),
  /** The most tokens of a row. */
  max_length: count.default(2048),
  /** 0: all weights are trained instead of an adapter. */
  lora_r: z.int().min(0).default(16),
  lora_alpha: count.default(32),
  lora_dropout: z.number().min(0).max(1).default(0.05),
  /** Keeps the base in four bits (QLoRA). */
  four_bit: z.boolean().default(false),
};

/** What may be set where open weights are trained, by names of our own: each framework has others. */
export const openSettings = {
  sft: z.strictObject(common),
  dpo: z.strictObject({
    ...common,
    learning_rate: common.learning_rate.default(0.000005),
    beta: z.number().positive().default(0.1),
  }),
} as const satisfies Record<Method, z.ZodObject>;

export type OpenSettings = z.output<typeof openSettings.sft> & { readonly beta?: number };
