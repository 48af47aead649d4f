import { rowNames } from "#benchmarks/invariance/report/figures/row-names";
import { columnTable, part, sizes } from "#benchmarks/invariance/report/page/column-table";
import type { Results } from "#benchmarks/invariance/report/results";
import { armWords, classWords } from "#benchmarks/invariance/report/words";
import { FAILURES } from "#benchmarks/invariance/tables/units/classes";

type Row = Results["classes"][number];

/** Failures by class, one arm a row: libraries are not pooled. */
export function classTable({ classes }: Results): string {
  return columnTable("of all programs", classes, rowNames(classes, armWords), [
    ...FAILURES.map((name) => [classWords[name], (row: Row) => part(row.counts[name], row.n)] as const),
    ["rows (n_calls)", (row) => sizes(row.n, row.n_calls)],
  ]);
}
