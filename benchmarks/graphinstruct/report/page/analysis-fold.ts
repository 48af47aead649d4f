import type { Analysis, Table } from "#benchmarks/graphinstruct/analysis/index";
import { element } from "#reports/element";
import { escapeText } from "#reports/escape-text";
import { table } from "#reports/page/table";

/** An analysis folded up: what it says, then its tables. */
export function analysisFold({ title, source, says, tables }: Analysis): string {
  const head = element("summary", {}, escapeText(title), element("small", {}, escapeText(source)));
  return element("details", {}, head, saidAndShown({ says, tables }));
}

/** Sentences, and the tables below them. */
export function saidAndShown({ says, tables }: Pick<Analysis, "says" | "tables">): string {
  const words = says.map((one) => element("li", {}, escapeText(one)));
  return element("ul", { class: "notes" }, ...words) + tables.map(shown).join("");
}

function shown({ caption, head, rows }: Table): string {
  const lines = rows.map(([name = "", ...cells]) => ({ head: name, cells: cells.map(escapeText) }));
  const words = caption === undefined ? "" : element("p", { class: "aside" }, escapeText(caption));
  return words + element("div", { class: "scroll" }, table(head, lines, "analysis"));
}
