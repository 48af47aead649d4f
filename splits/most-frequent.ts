import { canonical } from "#src/json";

/** The value that occurs most often, the first of several; one or more are given. */
export function mostFrequent<Value>(values: readonly Value[]): Value {
  const counts = new Map<string, { value: Value; count: number }>();
  for (const value of values) {
    const entry = counts.get(canonical(value)) ?? { value, count: 0 };
    counts.set(canonical(value), { value, count: entry.count + 1 });
  }
  return [...counts.values()].reduce((best, entry) => (entry.count > best.count ? entry : best)).value;
}
