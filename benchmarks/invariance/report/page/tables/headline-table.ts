import { rowNames } from "#benchmarks/invariance/report/figures/row-names";
import { columnTable, share, sizes } from "#benchmarks/invariance/report/page/column-table";
import type { Results } from "#benchmarks/invariance/report/results";
import { armWords } from "#benchmarks/invariance/report/words";

/** Both readers of answers side by side, then identical and all right. */
export function headlineTable({ headlines }: Results): string {
  return columnTable("arm", headlines, rowNames(headlines, armWords), [
    ["right, published reader", (row) => share(row.accuracy)],
    ["right, strict reader", (row) => share(row.accuracy_strict)],
    ["rows (n_calls)", (row) => sizes(row.n, row.n_calls)],
    ["I: identical", (row) => share(row.frac_identical)],
    ["R: all right", (row) => share(row.frac_all_correct)],
    ["instances", (row) => sizes(row.n_instances, undefined)],
  ]);
}
