/**
 * The sign-flip test of `signFlip`, two-sided, for whole-number scores: the distribution of their sum under random signs
 * is computed in full, so p is exact however small. Scores of ±1 make it McNemar's exact test. 1 where the sum is 0.
 *
 * @param scores the difference of the arms in each cluster
 */
export function signFlipExact(scores: readonly number[]): number {
  const sum = Math.abs(scores.reduce((total, score) => total + score, 0));
  if (sum === 0) return 1;
  const sizes = scores.map(Math.abs).filter((size) => size > 0);
  const chances = chancesOfSums(sizes);
  const centre = (chances.length - 1) / 2;
  let beyond = 0;
  for (let at = centre + sum; at < chances.length; at++) beyond += chances[at]!;
  return Math.min(1, 2 * beyond);
}

/** The chance of every sum of the sizes with random signs, from the least possible sum to the greatest. */
function chancesOfSums(sizes: readonly number[]): Float64Array {
  const most = sizes.reduce((total, size) => total + size, 0);
  let chances = new Float64Array(2 * most + 1);
  chances[most] = 1;
  let reach = 0;
  for (const size of sizes) {
    const next = new Float64Array(chances.length);
    for (let at = most - reach; at <= most + reach; at++) {
      const half = chances[at]! / 2;
      next[at - size]! += half;
      next[at + size]! += half;
    }
    chances = next;
    reach += size;
  }
  return chances;
}
