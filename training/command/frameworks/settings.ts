import { z } from "zod";
import type { Method } from "#training/hosted/port";

const count = z.int().min(1);
const share = z.number().min(0).max(1);
const common = {
  epochs: count.default(3),
  learning_rate: z.number().positive().default(0.0001),
  lr_scheduler_type: z.enum(["cosine", "linear", "constant", "constant_with_warmup"]).default("cosine"),
  /** The share of all steps in which the learning rate rises; `constant` has none. */
  warmup_ratio: share.default(0),
  weight_decay: z.number().min(0).default(0),
  /** The norm that gradients are cut to; 0: to none. */
  max_grad_norm: z.number().min(0).default(1),
  optim: z.enum(["adamw_torch", "adamw_torch_fused", "paged_adamw_32bit", "paged_adamw_8bit"]).default("adamw_torch"),
  /** Rows of a batch on each device; gradients of so many batches are added up. */
  batch_size: count.default(4),
  gradient_accumulation_steps: count.default(4),
  /** Puts rows of about the same length into a batch. */
  group_by_length: z.boolean().default(false),
  /** The most tokens of a row. */
  max_length: count.default(2048),
  /** 0: all weights are trained instead of an adapter. */
  lora_r: z.int().min(0).default(16),
  lora_alpha: count.default(32),
  lora_dropout: share.default(0.05),
  /** Keeps the base in four bits (QLoRA): of which type, and whether the scales are quantized, too. */
  four_bit: z.boolean().default(false),
  quant_type: z.enum(["nf4", "fp4"]).default("nf4"),
  double_quant: z.boolean().default(false),
  /** What is computed with. */
  compute: z.enum(["bfloat16", "float16"]).default("bfloat16"),
};

/** What may be set where open weights are trained, by names of our own: each framework has others. */
export const openSettings = {
  sft: z.strictObject({
    ...common,
    /** Several rows in a sequence. */
    packing: z.boolean().default(false),
  }),
  dpo: z.strictObject({
    ...common,
    learning_rate: common.learning_rate.default(0.000005),
    beta: z.number().positive().default(0.1),
  }),
} as const satisfies Record<Method, z.ZodObject>;

type Settings = { readonly [method in Method]: z.output<(typeof openSettings)[method]> };

export type OpenSettings = Omit<Settings["sft"], "packing"> &
  Partial<Pick<Settings["sft"], "packing"> & Pick<Settings["dpo"], "beta">>;
