import type { Table } from "#benchmarks/invariance/tables/table";
import { contrasts } from "#benchmarks/invariance/tables/units/contrast";
import { INTERVAL_COLUMNS, type IntervalRow, intervalRows } from "#benchmarks/invariance/tables/units/intervals";

/** What copying the graph changes against finding it given, library by library. */
export const gapIntervals: Table<IntervalRow> = {
  title: "Copied graphs against given ones, paired",
  source: "our own, as the published paired bootstrap",
  columns: INTERVAL_COLUMNS,
  rows: (study) =>
    intervalRows(contrasts(study, (arm) => (arm.mode === "code" ? { ...arm, mode: "graph_as_code" } : undefined))),
};
