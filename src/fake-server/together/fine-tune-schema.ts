import { z } from "zod";

// From Together's API reference 2.0.0, "Create a fine-tuning job" and "Estimate price", as published in the
// declarations of the npm package together-ai 0.52.0 (resources/fine-tuning.d.ts).

const text = z.string();
const onInputs = z.boolean().or(z.literal("auto"));

const method = z.discriminatedUnion("method", [
  z.strictObject({ method: z.literal("sft"), train_on_inputs: onInputs }),
  z.strictObject({
    method: z.literal("dpo"),
    dpo_beta: z.number().optional(),
    dpo_normalize_logratios_by_length: z.boolean().optional(),
    dpo_reference_free: z.boolean().optional(),
    rpo_alpha: z.number().optional(),
    simpo_gamma: z.number().optional(),
  }),
]);

const type = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("Full") }),
  z.strictObject({
    type: z.literal("Lora"),
    lora_alpha: z.int(),
    lora_r: z.int(),
    lora_dropout: z.number().min(0).max(1).optional(),
    lora_trainable_modules: text.optional(),
  }),
]);

const scheduler = z.strictObject({
  lr_scheduler_type: z.enum(["linear", "cosine"]),
  lr_scheduler_args: z
    .strictObject({ min_lr_ratio: z.number().optional(), num_cycles: z.number().optional() })
    .optional(),
});

export const estimateSchema = z.strictObject({
  training_file: text,
  from_checkpoint: text.optional(),
  model: text.optional(),
  n_epochs: z.int().min(1).optional(),
  n_evals: z.int().min(0).optional(),
  training_method: method.optional(),
  training_type: type.nullish(),
  validation_file: text.optional(),
});

export const fineTuneSchema = estimateSchema.extend({
  model: text,
  batch_size: z.int().min(1).or(z.literal("max")).optional(),
  early_stopping_enabled: z.boolean().optional(),
  early_stopping_min_delta: z.number().optional(),
  early_stopping_patience: z.int().optional(),
  early_stopping_warmup_evals: z.int().nullish(),
  from_hf_model: text.optional(),
  gradient_accumulation_steps: z.int().optional(),
  hf_api_token: text.optional(),
  hf_model_revision: text.optional(),
  hf_output_repo_name: text.optional(),
  learning_rate: z.number().gt(0).optional(),
  lr_scheduler: scheduler.optional(),
  max_grad_norm: z.number().min(0).optional(),
  max_seq_length: z.int().min(1).optional(),
  multimodal_params: z.strictObject({ train_vision: z.boolean().optional() }).optional(),
  n_checkpoints: z.int().min(1).optional(),
  packing: z.boolean().optional(),
  random_seed: z.int().nullish(),
  suffix: text.max(64).optional(),
  train_on_inputs: onInputs.optional(),
  wandb_api_key: text.optional(),
  wandb_base_url: text.optional(),
  wandb_entity: text.optional(),
  wandb_name: text.optional(),
  wandb_project_name: text.optional(),
  warmup_ratio: z.number().min(0).max(1).optional(),
  weight_decay: z.number().min(0).optional(),
});

export type FineTuneBody = z.output<typeof fineTuneSchema>;
