import { type Miss, show } from "#benchmarks/graphinstruct/constraints/numeric-kind";

/** Which way a number has to move and by how much, and what moves it. */
export function gap(miss: Miss, hints: Readonly<Record<"higher" | "lower", string>>): readonly string[] {
  const { observed, target, towards } = miss;
  if (towards === undefined) return [];
  if (!Number.isFinite(observed)) return [hints[towards]];
  const whole = Number.isInteger(observed) && Number.isInteger(target);
  return [`make it ${towards} by ${show(Math.abs(observed - target), 0, whole)}`, hints[towards]];
}
