import { table as columnTable } from "arquero";
import type { AnyTable, Format } from "#benchmarks/invariance/tables/table";

/** Rows of a table as CSV. A column that no row has a value in is left out; what is undefined elsewhere is empty. */
export function toCsv({ columns }: Pick<AnyTable, "columns">, rows: readonly object[]): string {
  const entries = rows.map((row) => new Map<string, unknown>(Object.entries(row)));
  const used = Object.entries(columns).filter(
    ([name]) => rows.length === 0 || entries.some((row) => row.get(name) !== undefined),
  );
  const values = used.map(([name, format]) => [name, entries.map((row) => written(row.get(name), format))] as const);
  return columnTable(values).toCSV();
}

/** Lines of text as they are; floats and truth values as Python writes them. */
function written(value: unknown, format: Format): string | undefined {
  if (value === undefined) return undefined;
  if (format.startsWith("share") && Number.isInteger(value)) return (value as number).toFixed(1);
  if (format.startsWith("flag")) return value ? "True" : "False";
  return String(value);
}
