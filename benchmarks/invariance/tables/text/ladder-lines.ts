import type { LadderRow } from "#benchmarks/invariance/tables/kinds/ladder";
import { alignedLines } from "#benchmarks/invariance/tables/text/aligned-lines";
import { FAILURES } from "#benchmarks/invariance/tables/units/classes";
import { thousands } from "#reports/format";

const HEAD = ["ladder, %", "right", "copy", "build", "logic", "lit.", "exec", "form", "unk.", "n", "calls"];

/** Right answers and each class of failure, among all programs of a rung; never over libraries. */
export function ladderLines(rows: readonly LadderRow[]): string[] {
  const body = rows.map((row) => [
    `${row.library} ${row.rung}`,
    ...[row.correct, ...FAILURES.map((name) => row[name])].map((part) => ((100 * part) / row.n).toFixed(1)),
    thousands(row.n),
    thousands(row.n_calls ?? 0),
  ]);
  return alignedLines(HEAD, body);
}
