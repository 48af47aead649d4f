/** What one trial showed: whether each thing happened, or to what extent; undefined where there was nothing to see. */
export type Seen = Readonly<Record<string, boolean | number | undefined>>;

/** The mean of each thing seen in many trials, to three places. */
export function tally(trials: number, trial: (index: number) => Seen): Record<string, string> {
  const sums = new Map<string, { sum: number; of: number }>();
  for (let index = 0; index < trials; index++) {
    for (const [what, seen] of Object.entries(trial(index))) {
      const { sum, of } = sums.get(what) ?? { sum: 0, of: 0 };
      sums.set(what, seen === undefined ? { sum, of } : { sum: sum + Number(seen), of: of + 1 });
    }
  }
  return Object.fromEntries([...sums].map(([what, { sum, of }]) => [what, of === 0 ? "–" : (sum / of).toFixed(3)]));
}
