import { nlgift } from "#training/presets/nlgift";

/** Settings in the field's usual names; they are carried to whichever trainer or server is used. */
type Settings = Readonly<Record<string, string | number | boolean>>;

/** `trainers.json`: how models are tuned, and how they are asked. */
export interface TrainerPresets {
  readonly tuning: Readonly<Record<string, Settings>>;
  readonly asking: Readonly<Record<string, Settings>>;
}

const LLAMA = "meta-llama/Llama-2-7b-chat-hf";
const CHATGPT = "gpt-3.5-turbo";

/**
 * How NLGift's authors tuned and asked their models: the scripts of their repository at commit 0357fde, and sections 3
 * and B.5 of the paper. The schedule is constant although a warm-up is set; no limit on the length of training rows is
 * set, so the trainer's own cuts them; temperatures are the scripts', beside those that the paper states.
 */
export const publishedTrainers: TrainerPresets = {
  tuning: {
    "llama2-7b-sft": { model: LLAMA, ...nlgift.open.sft },
    "llama2-7b-dpo": { model: LLAMA, ...nlgift.open.dpo },
    "chatgpt-sft": { model: CHATGPT, ...nlgift.closed.sft },
  },
  asking: {
    "llama2-7b": { model: LLAMA, temperature: "the model's default", temperatureInPaper: 0.9 },
    chatgpt: { model: CHATGPT, temperature: 0, temperatureInPaper: 1, maxTokens: 4000 },
  },
};

const { tuning } = publishedTrainers;

/** The same, but no row is cut and nothing is left to chance: too long a row is refused, and all are asked greedily. */
export const cleanTrainers: TrainerPresets = {
  tuning: {
    ...tuning,
    "llama2-7b-sft": { ...tuning["llama2-7b-sft"], maxTokens: 4096, tooLong: "refuse" },
    "llama2-7b-dpo": { ...tuning["llama2-7b-dpo"], maxPromptTokens: 2048, maxTokens: 4096, tooLong: "refuse" },
  },
  asking: {
    "llama2-7b": { model: LLAMA, temperature: 0, maxTokens: 1000 },
    chatgpt: { model: CHATGPT, temperature: 0, maxTokens: 1000 },
  },
};
