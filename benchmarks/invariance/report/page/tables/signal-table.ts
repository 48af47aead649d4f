import { rowNames } from "#benchmarks/invariance/report/figures/row-names";
import { columnTable, share, sizes } from "#benchmarks/invariance/report/page/column-table";
import type { Results } from "#benchmarks/invariance/report/results";
import { armWords } from "#benchmarks/invariance/report/words";

/** All forms that were asked; fewer of them are in the table's file. */
export function signalTable({ signal }: Results): string {
  const rows = signal.filter(({ probe, k }) => probe === "both" && k === "all");
  return columnTable("disagreement of all forms", rows, rowNames(rows, armWords), [
    ["errors caught", (row) => `${row.caught} of ${row.errors}`],
    ["of those that were read", (row) => share(row.recall_answered)],
    ["alarms that are errors", (row) => share(row.precision)],
    ["wrong where all agree", (row) => share(row.wrong_given_agree)],
    ["canonical right", (row) => share(row.accuracy)],
    ["vote right", (row) => share(row.vote_acc)],
    ["instances (n_calls)", (row) => sizes(row.n_instances, row.n_calls)],
  ]);
}
