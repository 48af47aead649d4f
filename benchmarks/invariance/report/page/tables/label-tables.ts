import { rowNames } from "#benchmarks/invariance/report/figures/row-names";
import { columnTable, share, sizes } from "#benchmarks/invariance/report/page/column-table";
import type { Results } from "#benchmarks/invariance/report/results";
import { armWords } from "#benchmarks/invariance/report/words";
import { points } from "#reports/format";

/** What canonical labels do to accuracy, and to prompts. */
export function labelTables({ labels, onePrompt }: Results): string {
  const nameOf = rowNames(labels, (row) => `${armWords(row)}, against ${row.against} labels`);
  const accuracy = columnTable("right under canonical labels", labels, nameOf, [
    ["canonical labels", (row) => share(row.canonical_labels_acc)],
    ["others", (row) => share(row.against_acc)],
    ["points", (row) => points(row.delta)],
    [
      "95% interval",
      (row) =>
        row.ci_low === undefined || row.ci_high === undefined ? "–" : `${points(row.ci_low)} to ${points(row.ci_high)}`,
    ],
    ["instances (n_calls)", (row) => sizes(row.n_instances, row.n_calls)],
  ]);
  const prompts = columnTable(
    "one prompt for all forms",
    onePrompt,
    ({ axis, scheme }) => `${axis}, ${scheme} labels`,
    [
      ["forms with the canonical prompt", (row) => share(row.variants_same_prompt)],
      ["forms", (row) => sizes(row.n_variants, undefined)],
      ["instances of which all", (row) => share(row.instances_all_same)],
      ["instances", (row) => sizes(row.n_instances, undefined)],
    ],
  );
  return accuracy + prompts;
}
