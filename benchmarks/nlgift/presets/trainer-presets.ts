/** Settings of a trainer, in the field's usual names; they are carried to whichever trainer is used. */
export type TrainerPreset = Readonly<Record<string, string | number | boolean>>;

/**
 * How NLGift's authors tuned their models: the training scripts of their repository at commit 0357fde, and Appendix B.5
 * of the paper. The schedule is constant although a warm-up is set.
 */
export const publishedTrainers = {
  "llama2-7b-sft": {
    model: "meta-llama/Llama-2-7b-chat-hf",
    quantization: "nf4",
    compute: "float16",
    loraRank: 64,
    loraAlpha: 16,
    loraDropout: 0.1,
    epochs: 10,
    batch: 4,
    rate: 1e-4,
    schedule: "constant",
    warmUpShare: 0.03,
    weightDecay: 0.001,
    clipNorm: 0.3,
    optimizer: "paged_adamw_32bit",
    groupByLength: true,
    packing: false,
  },
  "llama2-7b-dpo": {
    model: "meta-llama/Llama-2-7b-chat-hf",
    beta: 0.1,
    batch: 1,
    loraRank: 64,
    maxPromptTokens: 512,
    maxTokens: 768,
  },
  "chatgpt-sft": { model: "gpt-3.5-turbo", epochs: 3 },
} as const satisfies Readonly<Record<string, TrainerPreset>>;

/** The same, but for what cut answers off or left results to chance: no row is cut, answers are asked for greedily. */
export const cleanTrainers = {
  "llama2-7b-sft": { ...publishedTrainers["llama2-7b-sft"], maxTokens: 4096, tooLong: "refuse" },
  "llama2-7b-dpo": { ...publishedTrainers["llama2-7b-dpo"], maxPromptTokens: 2048, maxTokens: 4096, tooLong: "refuse" },
  "chatgpt-sft": publishedTrainers["chatgpt-sft"],
} as const satisfies Readonly<Record<string, TrainerPreset>>;
