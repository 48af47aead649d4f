import type { Analysis, Table } from "#reports/analyses/analysis";
import { wrapLines } from "#reports/wrap-lines";

/** Columns between two columns of the table. */
const GAP = 2;

/** The title, the result in sentences and the table as lines for a terminal; the page has figure and replies. */
export function analysisLines({ title, source, says, table }: Analysis, width = 80): string[] {
  return [
    ...wrapLines(`${title} (${source})`, width),
    "",
    ...says.flatMap((one) => wrapLines(one, width)),
    "",
    ...tableLines(table, width),
  ];
}

/** In columns where they fit, else row by row and field by field. */
function tableLines({ head, rows }: Table, width: number): string[] {
  const cells = [head, ...rows];
  const widths = head.map((_, i) => Math.max(...cells.map((row) => row[i]?.length ?? 0)));
  if (widths.reduce((sum, one) => sum + one + GAP, -GAP) <= width) {
    return cells.map((row) =>
      row
        .map((cell, i) => cell.padEnd(widths[i]! + GAP))
        .join("")
        .trimEnd(),
    );
  }
  return rows.flatMap(([name, ...fields]) => [
    ...wrapLines(name!, width),
    ...fields.flatMap((field, i) => wrapLines(`${head[i + 1]}: ${field}`, width, "  ")),
  ]);
}
