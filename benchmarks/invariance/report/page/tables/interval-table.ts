import { rowNames } from "#benchmarks/invariance/report/figures/row-names";
import { type Column, columnTable, sizes } from "#benchmarks/invariance/report/page/column-table";
import type { Results } from "#benchmarks/invariance/report/results";
import { armWords } from "#benchmarks/invariance/report/words";
import { points, probability } from "#reports/format";

type Row = Results["gapIntervals"][number];

/** Differences of paired arms in points, with their intervals. */
export function intervalTable(rows: readonly Row[]): string {
  const words = ({ arm, against, metric }: Row) =>
    `${wordsOf(arm)} − ${wordsOf(against ?? "")}; ${metric === "identical" ? "identical" : "all right"}`;
  const columns: readonly Column<Row>[] = [
    ["points", (row) => points(row.difference)],
    ["95% interval", (row) => `${points(row.ci_low)} to ${points(row.ci_high)}`],
    ["p (Holm)", (row) => probability(row.p_holm)],
    ["clusters", (row) => `${row.n_clusters}`],
    ["pairs (n_calls)", (row) => sizes(row.n_groups ?? 0, row.n_calls)],
  ];
  return columnTable("paired differences", rows, rowNames(rows, words), columns);
}

function wordsOf(arm: string): string {
  const [mode = "", library = "-"] = arm.split("/");
  return armWords({ mode, library });
}
