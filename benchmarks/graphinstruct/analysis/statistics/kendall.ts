/**
 * Kendall's rank correlation τ-b of the same items under two scores (Kendall 1945); undefined where one side does not
 * vary. Quadratic in the number of items.
 */
export function kendall(a: readonly number[], b: readonly number[]): number | undefined {
  let [agreement, untiedA, untiedB] = [0, 0, 0];
  for (let i = 0; i < a.length; i++) {
    for (let j = i + 1; j < a.length; j++) {
      const [x, y] = [Math.sign(a[i]! - a[j]!), Math.sign(b[i]! - b[j]!)];
      agreement += x * y;
      untiedA += x * x;
      untiedB += y * y;
    }
  }
  return untiedA > 0 && untiedB > 0 ? agreement / Math.sqrt(untiedA * untiedB) : undefined;
}
