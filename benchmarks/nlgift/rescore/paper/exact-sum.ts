/**
 * A sum of doubles with the rounding errors carried along (Neumaier 1974), as Python's `sum` has it since 3.12.
 */
export function exactSum(values: readonly number[]): number {
  let sum = 0;
  let lost = 0;
  for (const value of values) {
    const next = sum + value;
    lost += Math.abs(sum) >= Math.abs(value) ? sum - next + value : value - next + sum;
    sum = next;
  }
  return sum + lost;
}
