import { rowNames } from "#benchmarks/invariance/report/figures/row-names";
import { columnTable, share, sizes } from "#benchmarks/invariance/report/page/column-table";
import type { Results } from "#benchmarks/invariance/report/results";
import { libraryWords } from "#benchmarks/invariance/report/words";

export function voteTable({ votes }: Results): string {
  return columnTable(
    "programs of all forms on one graph",
    votes,
    rowNames(votes, ({ library }) => libraryWords(library)),
    [
      ["agree", (row) => share(row.programs_agree_on_canonical_data)],
      ["disagree", (row) => share(row.programs_disagree)],
      ["programs without answer", (row) => share(row.programs_no_answer)],
      ["canonical right", (row) => share(row.canonical_acc)],
      ["vote right", (row) => share(row.program_vote_acc)],
      ["instances (n_calls)", (row) => sizes(row.n_instances, row.n_calls)],
    ],
  );
}
