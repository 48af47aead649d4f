import { majorityOf } from "#splits/majority";
import { canonical } from "#src/json";

/** The value that occurs most often, the first of several; one or more are given. */
export function mostFrequent<Value>(values: readonly Value[]): Value {
  const texts = values.map(canonical);
  return values[texts.indexOf(majorityOf(texts).value)]!;
}
