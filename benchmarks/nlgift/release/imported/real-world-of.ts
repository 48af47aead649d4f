import { itemOf } from "#benchmarks/nlgift/release/item-of";
import type { ReleasedItem } from "#benchmarks/nlgift/release/released-problem";
import type { Facets } from "#generators/problem";
import type { RealWorldItem } from "#generators/real-world/item";
import { itemInstance } from "#generators/real-world/item-instance";
import { orderOf } from "#generators/real-world/script";

/**
 * A released question of a real-world set as one of ours; the facet `released` holds its answer as it was, in JSON. Steps
 * whose constraints no order keeps have an empty one.
 */
export function realWorldOf(asked: ReleasedItem, id: string, facets: Facets): RealWorldItem {
  const { task, prompt } = asked;
  const judged = itemOf(asked);
  const { kind, choices: steps, constraints = [] } = judged;
  const answer = kind === "steps" ? (orderOf({ steps, constraints }) ?? []) : judged.answer;
  const texts = [prompt];
  const released = JSON.stringify(asked.answer);
  const target = Array.isArray(answer) ? answer.map((step) => `step${step}`).join("->") : String(JSON.parse(released));
  return {
    ...judged,
    id,
    instance: itemInstance(task, texts),
    task,
    texts,
    prompt,
    target,
    answer,
    facets: { ...facets, released },
  };
}
