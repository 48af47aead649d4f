import { columnTable, part, sizes } from "#benchmarks/invariance/report/page/column-table";
import type { Results } from "#benchmarks/invariance/report/results";

/** Where programs ran, and what stopped them. */
export function programTable({ programs }: Results): string {
  return columnTable("model and data", programs, ({ model, dataset }) => `${model}, ${dataset}`, [
    ["kept in by", (row) => row.isolation],
    ["in", (row) => row.environment],
    ["out of time", (row) => part(row.n_timed_out, row.n)],
    ["ended with an error", (row) => part(row.n_failed, row.n)],
    ["rows", (row) => sizes(row.n, undefined)],
  ]);
}
