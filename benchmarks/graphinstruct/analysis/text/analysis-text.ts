import type { Analysis, Table } from "#benchmarks/graphinstruct/analysis/analysis";
import { wrapLines } from "#reports/wrap-lines";

const GAP = "  ";

/** An analysis for a terminal: its title, its sentences, its tables. Tables wider than the terminal are not cut. */
export function analysisText({ title, source, says, tables }: Analysis, width = 80): string {
  const head = wrapLines(`${title} (${source})`, width);
  const sentences = says.flatMap((one) => wrapLines(one, width));
  const blocks = [head, sentences, ...tables.map((table) => tableLines(table, width))].filter(
    (lines) => lines.length > 0,
  );
  return `${blocks.map((lines) => lines.join("\n")).join("\n\n")}\n`;
}

function tableLines({ caption, head, rows }: Table, width: number): string[] {
  const numeric = head.map((_, i) => rows.every((row) => /^[\d.,+−–%/[\] <×✓-]*$/.test(row[i] ?? "")));
  const widths = head.map((name, i) => rows.reduce((most, row) => Math.max(most, row[i]?.length ?? 0), name.length));
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, i) => (numeric[i] ? cell.padStart(widths[i]!) : cell.padEnd(widths[i]!)))
      .join(GAP)
      .trimEnd();
  return [...(caption === undefined ? [] : wrapLines(caption, width)), line(head), ...rows.map(line)];
}
