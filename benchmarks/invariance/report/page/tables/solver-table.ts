import { rowNames } from "#benchmarks/invariance/report/figures/row-names";
import { columnTable, share, sizes } from "#benchmarks/invariance/report/page/column-table";
import type { Results } from "#benchmarks/invariance/report/results";
import { libraryWords } from "#benchmarks/invariance/report/words";

export function solverTable({ solver }: Results): string {
  return columnTable(
    "one program a task",
    solver,
    rowNames(solver, ({ library }) => libraryWords(library)),
    [
      ["right, canonical forms", (row) => share(row.solver_acc_canonical)],
      ["a program each", (row) => share(row.M2_acc_canonical)],
      ["identical", (row) => share(row.solver_perm_invariance)],
      ["a program each", (row) => share(row.M2_perm_invariance)],
      ["tasks never answered", (row) => `${row.tasks_no_answer} of ${row.n_tasks}`],
      ["n_calls", (row) => sizes(row.n_calls ?? 0, undefined)],
    ],
  );
}
