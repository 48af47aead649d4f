import type { FailureShares } from "#benchmarks/invariance/tables/kinds/failures";
import { alignedLines } from "#benchmarks/invariance/tables/text/aligned-lines";
import { FAILURES } from "#benchmarks/invariance/tables/units/classes";
import { nameOfArm } from "#benchmarks/invariance/tables/units/keys";
import { percent, thousands } from "#reports/format";

const HEAD = ["of failed programs", "copy", "build", "logic", "lit.", "exec", "form", "unk.", "n", "calls"];

/** The classes of a model's failures, by arm and axis. */
export function failureLines(rows: readonly FailureShares[]): string[] {
  const body = rows.map((row) => [
    `${shortened(nameOfArm(row))} ${row.axis}`,
    ...FAILURES.map((name) => percent(row[name] ?? 0)),
    thousands(row.n_failures),
    thousands(row.n_calls ?? 0),
  ]);
  return alignedLines(HEAD, body);
}

function shortened(arm: string): string {
  return arm.replace("graph_as_code", "given");
}
