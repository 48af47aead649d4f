import { element } from "#reports/element";
import { escapeText } from "#reports/escape-text";

/** A row of a table: the words of its head, markup of its cells, classes. */
export interface Row {
  readonly head: string;
  readonly cells: readonly string[];
  readonly kind?: string | undefined;
}

/** A table with a line of heads; `kind` names its style. */
export function table(heads: readonly string[], rows: readonly Row[], kind?: string): string {
  const head = element("tr", {}, ...heads.map((words) => element("th", { scope: "col" }, escapeText(words))));
  const body = rows.map((row) => {
    const name = element("th", { scope: "row" }, escapeText(row.head));
    return element("tr", { class: row.kind }, name, ...row.cells.map((markup) => element("td", {}, markup)));
  });
  return element("table", { class: kind }, element("thead", {}, head), element("tbody", {}, ...body));
}

/** Words beside a number, set small. */
export function small(words: string): string {
  return element("small", {}, escapeText(words));
}
