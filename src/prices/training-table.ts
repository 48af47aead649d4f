import type { TrainingPrice } from "#src/prices/training-price";

/**
 * Standard tiers. A base that is missing has no known price: Azure's differ from region to region, and Together names its
 * own for each job.
 */
export const trainingPrices: readonly TrainingPrice[] = [
  ...openai("2025-08-21", "openai.com/api/pricing", [
    ["gpt-4.1", 25],
    ["gpt-4.1-mini", 5],
    ["gpt-4.1-nano", 1.5],
  ]),
  ...openai("2026-04-01", "tokenmix.ai/blog/openai-fine-tuning-pricing", [
    ["gpt-4o", 25],
    ["gpt-4o-mini", 3],
  ]),
  // Adapters, by the number of a base's weights: up to 16, 80, and 300 thousand million.
  ...fireworks(0.5, 1, ["qwen3-8b", "qwen3p5-9b", "qwen3-14b"]),
  ...fireworks(3, 6, ["gpt-oss-20b", "gemma-4-26b-a4b-it", "gemma-4-31b-it"]),
  ...fireworks(6, 12, ["gpt-oss-120b", "qwen3-235b-a22b"]),
];

function openai(date: string, source: string, rows: readonly (readonly [model: string, training: number])[]) {
  return rows.map(([model, training]) => ({ provider: "openai", model, whole: false, training, date, source }));
}

function fireworks(sft: number, dpo: number, models: readonly string[]): TrainingPrice[] {
  const read = {
    provider: "fireworks",
    whole: false,
    date: "2026-10-08",
    source: "docs.fireworks.ai/fine-tuning/cost-estimator",
  };
  return models.flatMap((name) => {
    const row = { ...read, model: `accounts/fireworks/models/${name}` };
    return [
      { ...row, method: "sft", training: sft },
      { ...row, method: "dpo", training: dpo },
    ];
  });
}
