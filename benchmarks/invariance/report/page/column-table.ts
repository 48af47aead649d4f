import { element } from "#reports/element";
import { escapeText } from "#reports/escape-text";
import { percent, thousands } from "#reports/format";
import { table } from "#reports/page/table";

/** A column of a table: its head, and what it says of a row. */
export type Column<Row> = readonly [head: string, said: (row: Row) => string];

/** Rows as a table; nothing where there are none. */
export function columnTable<Row>(
  what: string,
  rows: readonly Row[],
  nameOf: (row: Row) => string,
  columns: readonly Column<Row>[],
): string {
  if (rows.length === 0) return "";
  const lines = rows.map((row) => ({ head: nameOf(row), cells: columns.map(([, said]) => escapeText(said(row))) }));
  return element("div", { class: "scroll" }, table([what, ...columns.map(([head]) => head)], lines, "numbers"));
}

/** A share as a percentage to one place; "–" for undefined. */
export function share(value: number | undefined): string {
  return value === undefined ? "–" : percent(value, 1);
}

/** "412 (9)": rows, and the distinct prompts behind them. */
export function sizes(n: number, calls: number | undefined): string {
  return calls === undefined ? thousands(n) : `${thousands(n)} (${thousands(calls)})`;
}

/** A whole number of a whole, with its share: "12 (3.4%)"; a dash for none. */
export function part(k: number, n: number): string {
  return k === 0 ? "–" : `${thousands(k)} (${percent(k / n, 1)})`;
}
