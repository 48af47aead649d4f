import { element } from "#reports/element";
import { escapeText } from "#reports/escape-text";
import type { Fact } from "#reports/report";

const SIGNS = { good: "✓ ", bad: "! " } as const;

/** The experiment's facts, as a strip of names and values. */
export function facts(list: readonly Fact[]): string {
  if (list.length === 0) return "";
  const entries = list.map(({ label, value, tone }) => {
    const shown = escapeText(`${tone ? SIGNS[tone] : ""}${value}`);
    return element("div", {}, element("dt", {}, escapeText(label)), element("dd", { class: tone }, shown));
  });
  return element("dl", { class: "facts" }, ...entries);
}
