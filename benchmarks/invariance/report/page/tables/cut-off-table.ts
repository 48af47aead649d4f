import { rowNames } from "#benchmarks/invariance/report/figures/row-names";
import { columnTable, part, sizes } from "#benchmarks/invariance/report/page/column-table";
import type { Results } from "#benchmarks/invariance/report/results";
import { armWords } from "#benchmarks/invariance/report/words";

export function cutOffTable({ cutOffs }: Results): string {
  return columnTable("arm", cutOffs, rowNames(cutOffs, armWords), [
    ["cut off", (row) => part(row.n_cut_off, row.n)],
    ["rows (n_calls)", (row) => sizes(row.n, row.n_calls)],
  ]);
}
