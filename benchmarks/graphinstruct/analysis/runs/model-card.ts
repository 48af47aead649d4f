import { type PublishedModel, publishedModels } from "#benchmarks/graphinstruct/analysis/runs/published-models";
import type { Run } from "#benchmarks/graphinstruct/analysis/runs/run";

/**
 * What is known of a model. Of one that is not among the published, its name, and as its family what its files'
 * metadata say, else what comes before the first digit.
 */
export function modelCard(id: string, runs: readonly Run[] = []): PublishedModel {
  if (Object.hasOwn(publishedModels, id)) return publishedModels[id]!;
  const told = runs.map(({ metadata }) => metadata.family).find((family) => typeof family === "string");
  return { name: id, family: told ?? /^[^\d]*[^\d-]/.exec(id)?.[0] ?? id };
}
