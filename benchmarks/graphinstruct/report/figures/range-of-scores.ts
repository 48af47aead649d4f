/** Whole tenths around scores, two of them apart at least: what an axis runs over. */
export function rangeOfScores(scores: readonly number[]): readonly [low: number, high: number] {
  const [least, most] = scores.reduce(([low, high], one) => [Math.min(low, one), Math.max(high, one)], [1, 0]);
  const high = Math.min(10, Math.max(2, Math.ceil(most * 10 - 1e-9)));
  return [Math.min(Math.floor(least * 10 + 1e-9), high - 2) / 10, high / 10];
}
