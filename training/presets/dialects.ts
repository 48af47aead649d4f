import type { services } from "#training/hosted/index";
import type { Figures, Preset } from "#training/presets/preset";

/** What a figure is called, or what it comes to. */
type Rule<Figure> = string | ((figure: Figure) => Readonly<Record<string, unknown>>);

/** A trainer's own names for the figures of a preset; those that are missing it cannot be told. */
export interface Dialect {
  /** What kind of models it tunes. */
  readonly models: keyof Pick<Preset, "open" | "closed">;
  readonly rules: { readonly [name in keyof Figures]: Rule<NonNullable<Figures[name]>> };
}

const frameworks: Dialect = {
  models: "open",
  rules: {
    quantization: (type) => ({ four_bit: true, quant_type: type }),
    doubleQuantization: "double_quant",
    compute: "compute",
    loraRank: "lora_r",
    loraAlpha: "lora_alpha",
    loraDropout: "lora_dropout",
    epochs: "epochs",
    batch: (rows) => ({ batch_size: rows, gradient_accumulation_steps: 1 }),
    rate: "learning_rate",
    schedule: "lr_scheduler_type",
    warmUpShare: "warmup_ratio",
    weightDecay: "weight_decay",
    clipNorm: "max_grad_norm",
    optimizer: "optim",
    groupByLength: "group_by_length",
    packing: "packing",
    beta: "beta",
    // TRL cuts a row as a whole since 0.28, and with it axolotl.
    maxTokens: "max_length",
  },
};

/** Its batches are of packed sequences, with a least size that differs from base to base: they are left to it. */
const together: Dialect = {
  models: "open",
  rules: {
    loraRank: "lora_r",
    loraAlpha: "lora_alpha",
    loraDropout: "lora_dropout",
    epochs: "n_epochs",
    rate: "learning_rate",
    weightDecay: "weight_decay",
    clipNorm: "max_grad_norm",
    beta: "dpo_beta",
    maxTokens: "max_seq_length",
  },
};

const fireworks: Dialect = {
  models: "open",
  rules: {
    loraRank: "loraRank",
    epochs: "epochs",
    batch: "batchSizeSamples",
    rate: "learningRate",
    weightDecay: "optimizerWeightDecay",
    beta: "klBeta",
    maxTokens: "maxContextLength",
  },
};

const openai: Dialect = { models: "closed", rules: { epochs: "n_epochs" } };

/** How trainers are told a preset; to one that is missing it says nothing. */
export const dialects: Readonly<Record<string, Dialect>> = {
  openai,
  azure: openai,
  together,
  fireworks,
  "hf-jobs": frameworks,
  command: frameworks,
} satisfies Record<keyof typeof services, Dialect>;
