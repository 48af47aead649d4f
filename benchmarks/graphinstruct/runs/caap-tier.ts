import { publishedModels } from "#benchmarks/graphinstruct/analysis/runs/published-models";
import type { Run } from "#benchmarks/graphinstruct/analysis/runs/run";
import { releasedTier, type Tier, tiers } from "#benchmarks/graphinstruct/ask/caap/tiers";

/**
 * The tier of a run's model for adaptive prompting: what its score file says, else the paper's (GraphInstruct, section 3.1)
 * for a model that it surveys, else the released code's for the name.
 */
export function caapTier({ model, metadata }: Pick<Run, "model" | "metadata">): Tier {
  const noted = tiers.find((tier) => tier === metadata.tier);
  if (noted) return noted;
  const { surveyed, family } = (Object.hasOwn(publishedModels, model) && publishedModels[model]) || {};
  if (surveyed === undefined) return releasedTier(model);
  if (surveyed !== "T2") return surveyed;
  return family === "GPT" ? "T2-GPT" : "T2-open";
}
