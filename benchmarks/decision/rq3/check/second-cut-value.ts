import type { Division, Sides } from "#benchmarks/decision/rq3/sides/sides";

/** The weight of a cut worked out once more, another way: half of what the weights sum to less their product with ±1 at both ends. */
export function secondCutValue({ graph: { sources, targets, weights } }: Division, sides: Sides): number {
  const spins = sides.map((side) => 1 - 2 * side);
  let [total, aligned] = [0, 0];
  sources.forEach((u, e) => {
    const weight = weights?.[e] ?? 1;
    total += weight;
    aligned += weight * spins[u]! * spins[targets[e]!]!;
  });
  return (total - aligned) / 2;
}
