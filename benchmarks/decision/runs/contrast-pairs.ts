import type { Configuration } from "#benchmarks/decision/runs/configuration";
import { isPolicy } from "#benchmarks/decision/runs/open-decider";

/**
 * Which configurations are held against each other, by place, the first less the second: each model against those before it and
 * against each policy; where there is no model, each policy against those before it.
 */
export function contrastPairs(configurations: readonly Configuration[]): (readonly [first: number, second: number])[] {
  const places = [...configurations.keys()];
  const models = places.filter((place) => !isPolicy(configurations[place]!.model));
  const policies = places.filter((place) => !models.includes(place));
  const among = (those: readonly number[]) =>
    those.flatMap((first, i) => those.slice(0, i).map((second) => [first, second] as const));
  if (models.length === 0) return among(policies);
  return [...among(models), ...models.flatMap((first) => policies.map((second) => [first, second] as const))];
}
