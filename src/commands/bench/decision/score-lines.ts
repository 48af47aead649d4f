import { tablesOf } from "#benchmarks/decision/report/tables/index";
import { textTable } from "#benchmarks/decision/report/tables/text-table";
import type { Results } from "#benchmarks/decision/runs/index";

/** The scores of a run and its contrasts as text. */
export function scoreLines(results: Results, width: number): string[] {
  const { scores, contrasts } = tablesOf(results);
  return [...scores, ...contrasts].flatMap((table) => [...textTable(table, width), ""]);
}
