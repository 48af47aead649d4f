import type { Miss } from "#benchmarks/graphinstruct/constraints/numeric-kind";

/** What a count asks for: "add 2 nodes"; nothing where any other number will do. */
export function addOrRemove({ observed, target, operator, towards }: Miss, thing: "node" | "edge"): readonly string[] {
  if (towards === undefined) return [];
  const beyond = operator === "<" || operator === ">" ? 1 : 0;
  const count = Math.abs(observed - target) + beyond;
  return [`${towards === "higher" ? "add" : "remove"} ${count} ${thing}${count === 1 ? "" : "s"}`];
}
