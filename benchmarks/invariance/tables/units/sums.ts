import type { ScoredRow } from "#benchmarks/invariance/scored/scored-row";

export function count<Item>(items: Iterable<Item>, holds: (item: Item) => boolean): number {
  let found = 0;
  for (const item of items) if (holds(item)) found++;
  return found;
}

/** The share `part / whole`, in 0 … 1; undefined of nothing. */
export function share(part: number, whole: number): number | undefined {
  return whole === 0 ? undefined : part / whole;
}

/** The mean, the same in whatever order the values come; undefined of none. */
export function mean(values: readonly number[]): number | undefined {
  const ascending = values.toSorted((a, b) => a - b);
  return share(
    ascending.reduce((sum, value) => sum + value, 0),
    values.length,
  );
}

/** How many replies stand behind rows: their distinct prompts. Rows of one reply are not independent. */
export function calls(rows: Iterable<Pick<ScoredRow, "prompt_hash">>): number {
  const hashes = new Set<string>();
  for (const { prompt_hash } of rows) hashes.add(prompt_hash);
  return hashes.size;
}
