/** The value that occurs most often, the first of several, its count, and how many different ones there are. */
export function majorityOf(values: readonly string[]): { value: string; count: number; different: number } {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  let [value, count] = ["", 0];
  for (const [other, times] of counts) if (times > count) [value, count] = [other, times];
  return { value, count, different: counts.size };
}
