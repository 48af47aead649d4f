import { rowNames } from "#benchmarks/invariance/report/figures/row-names";
import { columnTable, share, sizes } from "#benchmarks/invariance/report/page/column-table";
import type { Results } from "#benchmarks/invariance/report/results";
import { armWords } from "#benchmarks/invariance/report/words";
import { points } from "#reports/format";

export function floorTable({ floors }: Results): string {
  const nameOf = rowNames(floors, (row) => `${armWords(row)}, ${row.axis}`);
  return columnTable("flips on the same instances", floors, nameOf, [
    ["asked again", (row) => share(row.floor_flips)],
    ["in other forms", (row) => share(row.axis_flips)],
    ["paired, points", (row) => points(row.excess)],
    [
      "95% interval",
      (row) =>
        row.ci_low === undefined || row.ci_high === undefined ? "–" : `${points(row.ci_low)} to ${points(row.ci_high)}`,
    ],
    ["instances (n_calls)", (row) => sizes(row.n_instances, row.n_calls)],
  ]);
}
