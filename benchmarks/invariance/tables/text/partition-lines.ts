import type { Partition } from "#benchmarks/invariance/tables/kinds/partition";
import { alignedLines } from "#benchmarks/invariance/tables/text/aligned-lines";
import { CATEGORIES } from "#benchmarks/invariance/tables/units/category";
import { type ArmKey, nameOfArm } from "#benchmarks/invariance/tables/units/keys";
import { percent, thousands } from "#reports/format";

const HEAD = ["answers to one instance", "same ✓", "same ✗", "differ ✓", "differ ✗", "unread", "n", "calls"];

/** What the answers to an instance's forms are, arm by arm, relabel and order together. */
export function partitionLines(rows: readonly (ArmKey & Partition)[]): string[] {
  const body = rows.map((row) => [
    nameOfArm(row),
    ...CATEGORIES.map((category) => percent(row[category], 1)),
    thousands(row.n_instances),
    thousands(row.n_calls),
  ]);
  return alignedLines(HEAD, body);
}
