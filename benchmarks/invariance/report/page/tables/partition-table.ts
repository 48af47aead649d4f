import { rowNames } from "#benchmarks/invariance/report/figures/row-names";
import { columnTable, share, sizes } from "#benchmarks/invariance/report/page/column-table";
import type { Results } from "#benchmarks/invariance/report/results";
import { armWords, categoryWords } from "#benchmarks/invariance/report/words";
import { names } from "#src/pick";

type Row = Results["partitions"][number];

export function partitionTable({ partitions }: Results): string {
  return columnTable("answers to one instance", partitions, rowNames(partitions, armWords), [
    ...names(categoryWords).map((name) => [categoryWords[name], (row: Row) => share(row[name])] as const),
    ["n (n_calls)", (row) => sizes(row.n_instances, row.n_calls)],
  ]);
}
