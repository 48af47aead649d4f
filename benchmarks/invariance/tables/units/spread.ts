import type { ScoredRow } from "#benchmarks/invariance/scored/scored-row";

/** Range of the true values of each task that asks for a number; keys as `taskOf` makes them. */
export function truthRanges(rows: Iterable<ScoredRow>): ReadonlyMap<string, number> {
  const bounds = new Map<string, { low: number; high: number }>();
  for (const { dataset, task, ground_truth: truth } of rows) {
    if (typeof truth !== "number") continue;
    const known = bounds.get(taskOf(dataset, task));
    if (!known) bounds.set(taskOf(dataset, task), { low: truth, high: truth });
    else if (truth < known.low) known.low = truth;
    else if (truth > known.high) known.high = truth;
  }
  return new Map([...bounds].map(([task, { low, high }]) => [task, high - low]));
}

export function taskOf(dataset: string, task: string): string {
  return `${dataset}\0${task}`;
}

/** How far apart the numbers are that were answered, in ranges of the task's truths (of 1 at least); undefined where none is a number. */
export function spread(answers: readonly ScoredRow[], range: number): number | undefined {
  const numbers = answers.map(({ parsed_canonical: parsed }) => parsed).filter((parsed) => typeof parsed === "number");
  if (numbers.length === 0) return undefined;
  return (Math.max(...numbers) - Math.min(...numbers)) / Math.max(1, range);
}
