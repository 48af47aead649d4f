import type { Analysis } from "#reports/analyses/analysis";

/** Columns between two columns of the table. */
const GAP = 2;
/** A cell longer than this is cut; the page shows it whole. */
const MOST = 30;

/** The title and the table as lines of text, as wide as `width` allows; rows that are wider stand field by field. */
export function analysisLines({ title, source, table }: Analysis, width: number): string[] {
  const cut = (text: string) => {
    const line = text.replaceAll(/\s+/g, " ");
    return line.length > MOST ? `${line.slice(0, MOST - 1)}…` : line;
  };
  const cells = [table.head, ...table.rows].map((row) => row.map(cut));
  const widths = table.head.map((_, i) => Math.max(...cells.map((row) => row[i]?.length ?? 0)));
  const fits = widths.reduce((sum, one) => sum + one + GAP, -GAP) <= width;
  const lines = fits
    ? cells.map((row) =>
        row
          .map((cell, i) => cell.padEnd(widths[i]! + GAP))
          .join("")
          .trimEnd(),
      )
    : cells.slice(1).flatMap((row) => [row[0]!, ...row.slice(1).map((cell, i) => `  ${cells[0]![i + 1]}: ${cell}`)]);
  return [`${title} (${source})`, "", ...lines];
}
