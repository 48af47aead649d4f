import { AUDIT, type Table } from "#benchmarks/invariance/tables/table";
import { contrasts } from "#benchmarks/invariance/tables/units/contrast";
import { INTERVAL_COLUMNS, type IntervalRow, intervalRows } from "#benchmarks/invariance/tables/units/intervals";

/** What writing a program changes against answering in text. */
export const pairedIntervals: Table<IntervalRow> = {
  title: "Programs against answers in text, paired",
  source: `${AUDIT}; BCa, exchange test and Holm beside`,
  columns: INTERVAL_COLUMNS,
  rows: (study) =>
    intervalRows(
      contrasts(study, (arm) => (arm.mode === "code" ? { ...arm, mode: "direct", library: "-" } : undefined)),
    ),
};
