/** Capability groups by quality: T1 the highest (GraphInstruct, section 3.1). */
export type Tier = "T1" | "T2" | "T3";
export const TIERS: readonly Tier[] = ["T1", "T2", "T3"];

/** What is known of a model whose scores were published. */
export interface PublishedModel {
  readonly name: string;
  readonly family: string;
  /** Place in its family by size or strength, from 1; undefined where the paper orders none. */
  readonly step?: number;
  /** Of the twelve that the paper surveys: its tier. */
  readonly surveyed?: Tier;
  /** Parameters that work on each token, in billions; undefined where its maker does not say. */
  readonly active?: number;
  /** The same model without its reasoning switched on, by the name of the one with it. */
  readonly unthinking?: string;
}

const gpt = (name: string, step: number, surveyed?: Tier) => ({
  name,
  family: "GPT",
  step,
  ...(surveyed && { surveyed }),
});
const qwen = (size: string, step: number, surveyed: Tier, active: number) => ({
  name: `Qwen3.5-${size}`,
  family: "Qwen3.5",
  step,
  surveyed,
  active,
});

/** By the name in their files (GraphInstruct, section 3.1 and table 38; the released files). */
export const publishedModels: Readonly<Record<string, PublishedModel>> = {
  claudesonnet46: { name: "Sonnet-4.6", family: "Anthropic", surveyed: "T1" },
  qwen35397ba17b: qwen("397B", 3, "T1", 17),
  qwen35122ba10b: qwen("122B", 2, "T1", 10),
  qwen3535ba3b: qwen("35B", 1, "T2", 3),
  gpt41: gpt("GPT-4.1", 4, "T2"),
  gpt4o: gpt("GPT-4o", 3, "T2"),
  deepseekaiDeepSeekV3: { name: "DeepSeek-V3", family: "DeepSeek", surveyed: "T2", active: 37 },
  metallamaLlama3370BInstructTurbo: { name: "Llama-3.3-70B", family: "Llama", surveyed: "T2", active: 70 },
  claudesonnet420250514: { name: "Sonnet-4", family: "Anthropic", surveyed: "T2" },
  gpt35turbo: gpt("GPT-3.5", 1, "T3"),
  gpt4omini: gpt("GPT-4o-mini", 2, "T3"),
  metallamaMetaLlama318BInstruct: { name: "Llama-3.1-8B", family: "Llama", surveyed: "T3", active: 8 },
  QwenQwen3235BA22BThinking2507: { name: "Qwen3-235B", family: "Qwen3", active: 22 },
  QwenQwen3535BA3B: { name: "Qwen3.5-35B-A3B", family: "Qwen3.5", active: 3 },
  deepseekaiDeepSeekR10528: { name: "DeepSeek-R1", family: "DeepSeek", active: 37 },
  googlegemma327bit: { name: "Gemma-3-27B", family: "Gemma", active: 27 },
  gpt5: { name: "GPT-5", family: "GPT" },
  gpt5mini: { name: "GPT-5-mini", family: "GPT" },
  microsoftphi4: { name: "Phi-4", family: "Phi", active: 14 },
  mistralaiMistralSmall24BInstruct2501: { name: "Mistral-Small-24B", family: "Mistral", active: 24 },
  zaiorgGLM46: { name: "GLM-4.6", family: "GLM", active: 32 },
  "qwen3535ba3b-nothink": { name: "Qwen3.5-35B no-think", family: "Qwen3.5", active: 3, unthinking: "qwen3535ba3b" },
};
