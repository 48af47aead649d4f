import { element } from "#reports/element";
import { escapeText } from "#reports/escape-text";
import { percent } from "#reports/format";
import type { Finding } from "#splits/audit/index";

/** Rows that are shown; the rest are counted. */
const SHOWN = 20;

/** A finding folded up over the rows behind it. `first`: of its check in this section, so that links lead to it. */
export function findingFold({ check, severity, where, count, of, says, rows }: Finding, first: boolean): string {
  const head = [
    element("small", { class: "check" }, escapeText(check)),
    element("span", {}, escapeText(says)),
    element("small", { class: "where" }, escapeText(where)),
    element("small", { class: "share" }, of > 0 ? `${count} of ${of}, ${percent(count / of)}` : ""),
  ];
  const id = first ? `${severity}-${check}` : undefined;
  if (rows.length === 0) return element("div", { class: "finding", id }, ...head);
  const items = rows
    .slice(0, SHOWN)
    .map((row) => element("li", {}, element("code", {}, escapeText(row.where)), escapeText(` ${row.says ?? ""}`)));
  const left = rows.length - items.length;
  const rest = left > 0 ? [element("li", {}, `… and ${left} more`)] : [];
  const list = element("ul", { class: "rows" }, ...items, ...rest);
  return element("details", { id }, element("summary", { class: "finding" }, ...head), list);
}
