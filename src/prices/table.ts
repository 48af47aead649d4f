import type { Price } from "#src/prices/price";

/** Standard tiers, without discounts for batches or cached input. A model that is missing has no known price. */
export const prices: readonly Price[] = [
  ...from("openai", "2026-05-04", "github.com/api-evangelist/openai, of developers.openai.com/api/docs/pricing", [
    ["gpt-5.5", 5, 30],
    ["gpt-5.4", 2.5, 15],
    ["gpt-5.4-mini", 0.75, 4.5],
    ["gpt-5.4-nano", 0.2, 1.25],
  ]),
  ...from("openai", "2026-05-07", "github.com/Sraleik/undetermini, of aipricing.guru/openai-pricing", [
    ["gpt-4.1", 2, 8],
    ["gpt-4.1-mini", 0.4, 1.6],
    ["gpt-4.1-nano", 0.1, 0.4],
    ["gpt-4o-mini", 0.15, 0.6],
  ]),
  ...from("openai", "2025-08-21", "openai.com/api/pricing", [
    ["ft:gpt-4.1", 3, 12],
    ["ft:gpt-4.1-mini", 0.8, 3.2],
    ["ft:gpt-4.1-nano", 0.2, 0.8],
  ]),
  ...from("openai", "2026-12-01", "github.com/github/docs, data/tables/copilot/models-and-pricing.yml", [
    ["gpt-5-mini", 0.25, 2],
    ["gpt-5.2", 1.75, 14],
  ]),
  ...from("together", "2026-12-01", "github.com/juspay/neurolink, catalog/together-ai.json", [
    ["openai/gpt-oss-120b", 0.15, 0.6],
    ["Qwen/Qwen3.5-9B", 0.17, 0.25],
  ]),
  ...from("fireworks", "2026-12-01", "docs.fireworks.ai/serverless/pricing", [
    ["accounts/fireworks/models/gpt-oss-120b", 0.15, 0.6],
    ["accounts/fireworks/models/gpt-oss-20b", 0.07, 0.3],
  ]),
];

function from(
  provider: string,
  date: string,
  source: string,
  rows: readonly (readonly [model: string, input: number, output: number])[],
): Price[] {
  return rows.map(([model, input, output]) => ({ provider, model, input, output, date, source }));
}
