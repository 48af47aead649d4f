import type { HeadlineRow } from "#benchmarks/invariance/tables/kinds/headline";
import { alignedLines } from "#benchmarks/invariance/tables/text/aligned-lines";
import { nameOfArm } from "#benchmarks/invariance/tables/units/keys";
import { percent, thousands } from "#reports/format";

const HEAD = ["accuracy, invariance", "right", "strict", "I", "R", "n", "calls"];

/** Accuracy as published and as the strict reader reads, over all rows; identical and all right over relabel and order. */
export function headlineLines(rows: readonly HeadlineRow[]): string[] {
  const said = (value: number | undefined) => (value === undefined ? "–" : percent(value, 1));
  const body = rows.map((row) => [
    nameOfArm(row),
    ...[row.accuracy, row.accuracy_strict, row.frac_identical, row.frac_all_correct].map(said),
    thousands(row.n),
    thousands(row.n_calls),
  ]);
  return alignedLines(HEAD, body);
}
