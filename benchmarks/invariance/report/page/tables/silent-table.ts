import { rowNames } from "#benchmarks/invariance/report/figures/row-names";
import { inArmOrder } from "#benchmarks/invariance/report/in-arm-order";
import { columnTable, part, sizes } from "#benchmarks/invariance/report/page/column-table";
import type { Results } from "#benchmarks/invariance/report/results";
import { libraryWords } from "#benchmarks/invariance/report/words";
import { cells } from "#benchmarks/invariance/tables/units/cells";

/** Wrong graphs among right and among wrong answers, over all axes; n_calls are summed over them. */
export function silentTable({ silent }: Results): string {
  const found = cells(silent, ({ dataset, model, library }) => ({ dataset, model, library })).map(({ key, items }) => {
    const count = (correct: boolean, field: "n" | "k_wrong_graph" | "n_calls") =>
      items.filter((row) => row.correct === correct).reduce((sum, row) => sum + (row[field] ?? 0), 0);
    return { ...key, count };
  });
  const arms = inArmOrder(found);
  const nameOf = rowNames(arms, ({ library }) => `copied, ${libraryWords(library)}`);
  return columnTable("programs that copy the graph", arms, nameOf, [
    ["right, of another graph", ({ count }) => part(count(true, "k_wrong_graph"), count(true, "n"))],
    ["right answers (n_calls)", ({ count }) => sizes(count(true, "n"), count(true, "n_calls"))],
    ["wrong, of another graph", ({ count }) => part(count(false, "k_wrong_graph"), count(false, "n"))],
    ["wrong answers (n_calls)", ({ count }) => sizes(count(false, "n"), count(false, "n_calls"))],
  ]);
}
