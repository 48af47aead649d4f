import type { Facts } from "#benchmarks/graphinstruct/constraints/facts";
import { statements } from "#benchmarks/graphinstruct/diagnostics/text/statements";
import { kept } from "#benchmarks/graphinstruct/metrics/kept";

export const LONGEST = 4;

/** Edges up to which statements are taken apart. */
const LARGEST = 5000;

/** How often each run of n words occurs in all that a graph says, one statement after the other. */
export interface NGrams {
  readonly words: number;
  /** Entry n - 1 counts runs of n words, n up to LONGEST. */
  readonly counts: readonly ReadonlyMap<string, number>[];
}

/** The n-grams of a graph's statements; undefined for more than LARGEST edges. */
export const nGrams = kept(({ size, written }: Facts): NGrams | undefined => {
  if (size > LARGEST) return undefined;
  const words = statements(written).flatMap((statement) => statement.split(/\s+/).filter((word) => word !== ""));
  const counts = Array.from({ length: LONGEST }, (_, n) => countRuns(words, n + 1));
  return { words: words.length, counts };
});

function countRuns(words: readonly string[], length: number): Map<string, number> {
  const counts = new Map<string, number>();
  for (let i = 0; i + length <= words.length; i++) {
    const run = words.slice(i, i + length).join(" ");
    counts.set(run, (counts.get(run) ?? 0) + 1);
  }
  return counts;
}

/** How many n-grams two graphs share, each as often as both have it. */
export function sharedRuns(a: NGrams, b: NGrams, n: number): number {
  let sum = 0;
  for (const [run, count] of a.counts[n - 1]!) sum += Math.min(count, b.counts[n - 1]!.get(run) ?? 0);
  return sum;
}
