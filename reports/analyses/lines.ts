import { Help } from "commander";
import type { Analysis, Table } from "#reports/analyses/analysis";

/** Columns between two columns of the table. */
const GAP = 2;

/** The title, the result in sentences and the table as lines for a terminal; the page has figure and replies. */
export function analysisLines({ title, source, says, table }: Analysis, width = 80): string[] {
  return [
    ...wrap(`${title} (${source})`, width, ""),
    "",
    ...says.flatMap((one) => wrap(one, width, "")),
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
    ...wrap(name!, width, ""),
    ...fields.flatMap((field, i) => wrap(`${head[i + 1]}: ${field}`, width, "  ")),
  ]);
}

function wrap(text: string, width: number, indent: string): string[] {
  return new Help()
    .boxWrap(text, width - indent.length)
    .split("\n")
    .map((line) => indent + line);
}
