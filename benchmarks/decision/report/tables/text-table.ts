import type { Table } from "#benchmarks/decision/report/tables/table";
import { wrapLines } from "#reports/wrap-lines";

/** Between columns. */
const GAP = 1;
const LEAST_NAME = 12;

/** A table as lines of text, its caption above; a name that is too wide has a line of its own. */
export function textTable({ caption, head, rows }: Table, width = 80): string[] {
  const cells = rows.map(({ cells: own }) => own.map(({ words }) => words));
  const widths = head.slice(1).map((words, i) => widest([words, ...cells.map((row) => row[i] ?? "")]));
  const taken = widths.reduce((sum, one) => sum + one + GAP, 0);
  const names = [head[0]!, ...rows.map(({ name }) => name)];
  const room = Math.min(widest(names), Math.max(LEAST_NAME, width - taken));
  const line = (name: string, row: readonly string[]) =>
    [name.padEnd(room), ...widths.map((wide, i) => (row[i] ?? "").padStart(wide))].join(" ").trimEnd();
  const lines = (name: string, row: readonly string[]) =>
    name.length <= room ? [line(name, row)] : [...wrapLines(name, width), line("", row)];
  return [
    ...wrapLines(caption, width),
    line(head[0]!, head.slice(1)),
    ...rows.flatMap(({ name }, i) => lines(name, cells[i]!)),
  ];
}

function widest(texts: readonly string[]): number {
  return texts.reduce((most, { length }) => Math.max(most, length), 0);
}
