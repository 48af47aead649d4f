import { rowNames } from "#benchmarks/invariance/report/figures/row-names";
import { columnTable, part, sizes } from "#benchmarks/invariance/report/page/column-table";
import type { Results } from "#benchmarks/invariance/report/results";
import { libraryWords } from "#benchmarks/invariance/report/words";
import { cells } from "#benchmarks/invariance/tables/units/cells";

/** Wrong graphs among right and among wrong answers, over all axes. */
export function silentTable({ silent }: Results): string {
  const arms = cells(silent, ({ dataset, model, library }) => ({ dataset, model, library })).map(({ key, items }) => {
    const count = (correct: boolean, field: "n" | "k_wrong_graph") =>
      items.filter((row) => row.correct === correct).reduce((sum, row) => sum + row[field], 0);
    return { ...key, count };
  });
  const nameOf = rowNames(arms, ({ library }) => `copied, ${libraryWords(library)}`);
  return columnTable("programs that copy the graph", arms, nameOf, [
    ["right, of another graph", ({ count }) => part(count(true, "k_wrong_graph"), count(true, "n"))],
    ["right answers", ({ count }) => sizes(count(true, "n"), undefined)],
    ["wrong, of another graph", ({ count }) => part(count(false, "k_wrong_graph"), count(false, "n"))],
    ["wrong answers", ({ count }) => sizes(count(false, "n"), undefined)],
  ]);
}
