/** Whole tenths around scores, at least two of them apart: what an axis runs over. */
export function rangeOfScores(scores: readonly number[]): readonly [low: number, high: number] {
  const [least, most] = scores.reduce(([low, high], one) => [Math.min(low, one), Math.max(high, one)], [1, 0]);
  const high = Math.min(1, Math.ceil(most * 10 - 1e-9) / 10);
  return [Math.max(0, Math.min(Math.floor(least * 10 + 1e-9) / 10, high - 0.2)), high];
}
