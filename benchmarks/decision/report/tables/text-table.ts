import type { Table } from "#benchmarks/decision/report/tables/table";
import { wrapLines } from "#reports/wrap-lines";

/** Between columns. */
const GAP = 1;
const LEAST_NAME = 12;

/** A table as lines of text, its caption above; where it would be too wide, names are cut. */
export function textTable({ caption, head, rows }: Table, width = 80): string[] {
  const cells = rows.map(({ cells: own }) => own.map(({ words }) => words));
  const widths = head.slice(1).map((words, i) => widest([words, ...cells.map((row) => row[i] ?? "")]));
  const taken = widths.reduce((sum, one) => sum + one + GAP, 0);
  const names = [head[0]!, ...rows.map(({ name }) => name)];
  const room = Math.min(widest(names), Math.max(LEAST_NAME, width - taken));
  const line = (name: string, row: readonly string[]) =>
    [cut(name, room).padEnd(room), ...widths.map((wide, i) => (row[i] ?? "").padStart(wide))].join(" ").trimEnd();
  return [
    ...wrapLines(caption, width),
    line(head[0]!, head.slice(1)),
    ...rows.map(({ name }, i) => line(name, cells[i]!)),
  ];
}

function cut(name: string, room: number): string {
  return name.length <= room ? name : `${name.slice(0, room - 1)}…`;
}

function widest(texts: readonly string[]): number {
  return texts.reduce((most, { length }) => Math.max(most, length), 0);
}
