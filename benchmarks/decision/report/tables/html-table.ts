import type { Cell, Table } from "#benchmarks/decision/report/tables/table";
import { element } from "#reports/element";
import { escapeText } from "#reports/escape-text";
import { table as tableOf } from "#reports/page/table";

/** How many steps the filling of cells has. */
const STEPS = 5;

/** A table as markup, its caption above. */
export function htmlTable({ caption, head, rows }: Table): string {
  const lines = rows.map(({ name, cells, isFloor }) => ({
    head: name,
    cells: cells.map(filled),
    kind: isFloor ? "floor" : undefined,
  }));
  const words = caption === "" ? "" : element("p", { class: "aside" }, escapeText(caption));
  return words + element("div", { class: "scroll" }, tableOf(head, lines, "decisions"));
}

function filled({ words, note, share }: Cell): string {
  const shown = escapeText(words) + (note ? ` ${element("small", {}, escapeText(note))}` : "");
  if (share === undefined) return shown;
  const step = Math.min(STEPS - 1, Math.floor(share * STEPS));
  return element("span", { class: `heat h${step}` }, shown);
}
