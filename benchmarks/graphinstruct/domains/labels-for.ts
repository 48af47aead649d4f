import type { Domain } from "#benchmarks/graphinstruct/domains/domain";
import type { Rng } from "#src/rng";

/** A different label for each of so many nodes: the domain's in random order, and numbered once they run out. */
export function labelsFor({ labels }: Domain, rng: Rng, order: number): string[] {
  const mixed = rng.shuffle(labels);
  return Array.from({ length: order }, (_, u) => {
    const label = mixed[u % mixed.length]!;
    return u < mixed.length ? label : `${label} ${Math.floor(u / mixed.length) + 1}`;
  });
}
