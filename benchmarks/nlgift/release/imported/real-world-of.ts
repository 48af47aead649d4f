import { itemOf } from "#benchmarks/nlgift/release/item-of";
import type { ReleasedItem } from "#benchmarks/nlgift/release/released-problem";
import type { Facets } from "#generators/problem";
import type { RealWorldItem } from "#generators/real-world/item";
import { itemInstance } from "#generators/real-world/item-instance";
import { type Edge, graph } from "#src/graph/graph";
import { topologicalOrder } from "#src/graph/topological-order";

/** A released question of a real-world set as one of ours; the facet `released` holds its answer as it was, in JSON. */
export function realWorldOf(asked: ReleasedItem, id: string, facets: Facets): RealWorldItem {
  const { task, prompt } = asked;
  const judged = itemOf(asked);
  const { kind, choices, constraints } = judged;
  const answer = kind === "steps" ? anOrder(choices.length, constraints ?? []) : judged.answer;
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

/** An order of the steps that keeps every constraint; empty where there is none. */
function anOrder(steps: number, constraints: readonly (readonly [number, number])[]): readonly number[] {
  return topologicalOrder(graph(steps, constraints as readonly Edge[], true)) ?? [];
}
