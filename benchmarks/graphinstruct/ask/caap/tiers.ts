/** How capable a model was in the survey, and of two middling families whether reasoning first helps them. */
export type Tier = (typeof tiers)[number];

export const tiers = ["T1", "T2-GPT", "T2-open", "T3"] as const;

/** The names by which the released table knows models, in lower case. */
const TIERS: Readonly<Record<Tier, readonly string[]>> = {
  T1: [
    "claude-sonnet-4-6",
    "claude-sonnet-4-5",
    "claude-sonnet-4-5-20250929",
    "qwen3.5-397b",
    "qwen-3.5-397b",
    "qwen3.5-122b",
    "qwen-3.5-122b",
  ],
  "T2-GPT": ["gpt-4o", "gpt4o", "gpt-4.1", "gpt-4-1", "gpt41"],
  "T2-open": [
    "qwen3.5-35b-a3b",
    "qwen-3.5-35b-a3b",
    "qwen3.5-35b",
    "deepseek-ai/deepseek-v3",
    "deepseek-v3",
    "deepseekaideepseekv3",
    "llama-3-70b",
    "meta-llama/meta-llama-3-70b",
  ],
  T3: [
    "gpt-3.5-turbo",
    "gpt-3-5-turbo",
    "gpt35turbo",
    "gpt-4o-mini",
    "gpt4omini",
    "gpt-4o-mini-2024-07-18",
    "llama-3-8b",
    "meta-llama/meta-llama-3-8b",
  ],
};

const tierOfName = new Map(Object.entries(TIERS).flatMap(([tier, names]) => names.map((name) => [name, tier as Tier])));

/**
 * The tier of a model in the released code: by the exact name in lower case, and `T2-GPT` for every other one, Gemma,
 * Phi-4 and Llama-3.3-70B among them.
 */
export function releasedTier(model: string): Tier {
  return tierOfName.get(model.trim().toLowerCase()) ?? "T2-GPT";
}
