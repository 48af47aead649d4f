import { type PublishedModel, publishedModels } from "#benchmarks/graphinstruct/analysis/runs/published-models";

/** What is known of a model; of an unknown one, its name, and as its family what comes before the first digit. */
export function modelCard(id: string): PublishedModel {
  const known = Object.hasOwn(publishedModels, id) ? publishedModels[id] : undefined;
  return known ?? { name: id, family: /^[^\d]*[^\d-]/.exec(id)?.[0] ?? id };
}
