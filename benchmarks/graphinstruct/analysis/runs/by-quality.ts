import type { Configuration } from "#benchmarks/graphinstruct/analysis/runs/study";

/** Configurations from the highest to the lowest total, or by another measure. */
export function byQuality<Item extends Configuration>(
  items: readonly Item[],
  measure: (item: Item) => number = ({ run }) => run.quality,
): Item[] {
  return [...items].sort((a, b) => measure(b) - measure(a));
}
