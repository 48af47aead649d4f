/**
 * The action with the highest score, the first of several.
 *
 * @param actions in ascending order, at least one
 * @param isMore whether one score is above another; undefined: scores are numbers
 */
export function bestAction<Score = number>(
  actions: readonly number[],
  score: (action: number) => Score,
  isMore: (a: Score, b: Score) => boolean = (a, b) => a > b,
): number {
  const [first = -1, ...rest] = actions;
  let [best, most] = [first, score(first)];
  for (const action of rest) {
    const found = score(action);
    if (isMore(found, most)) [best, most] = [action, found];
  }
  return best;
}
