import { statements } from "#benchmarks/graphinstruct/diagnostics/text/statements";
import type { WrittenGraph } from "#benchmarks/graphinstruct/format/written-graph";

/** The words of all that a graph says, one statement after the other. */
export function wordsOf(written: WrittenGraph): string[] {
  return statements(written).flatMap((statement) => statement.split(/\s+/).filter((word) => word !== ""));
}

/** How often each run of n words occurs. */
export function nGrams(words: readonly string[], n: number): Map<string, number> {
  const counts = new Map<string, number>();
  for (let i = 0; i + n <= words.length; i++) {
    const run = words.slice(i, i + n).join(" ");
    counts.set(run, (counts.get(run) ?? 0) + 1);
  }
  return counts;
}

/** How many of one bag's n-grams the other has too, each as often as both have it. */
export function shared(a: ReadonlyMap<string, number>, b: ReadonlyMap<string, number>): number {
  let sum = 0;
  for (const [run, count] of a) sum += Math.min(count, b.get(run) ?? 0);
  return sum;
}
