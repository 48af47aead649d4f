import { type Figure, type FigureKind, figureOf } from "#benchmarks/invariance/report/figures/figure";
import type { Results } from "#benchmarks/invariance/report/results";
import { element } from "#reports/element";
import { escapeText } from "#reports/escape-text";

/** A section under a heading; nothing where it has no content. */
export function section(title: string, words: string, content: string): string {
  if (content === "") return "";
  return element("section", {}, element("h2", {}, escapeText(title)), aside(words), content);
}

export function aside(words: string): string {
  return element("p", { class: "aside" }, escapeText(words));
}

export function subheading(words: string): string {
  return element("h3", {}, escapeText(words));
}

/** A table that is opened by whoever wants the numbers; nothing where there are none. */
export function fold(title: string, content: string): string {
  return content === "" ? "" : element("details", {}, element("summary", {}, escapeText(title)), content);
}

/** A figure in both layouts, of which the style sheet shows the one that fits; nothing where there is nothing to show. */
export function shown(kind: FigureKind, results: Results): string {
  const figure: Figure | undefined = figureOf(kind, results);
  if (!figure) return "";
  const each = (["wide", "narrow"] as const).map((layout) => element("figure", { class: layout }, figure[layout]));
  return element("div", { class: "figure" }, ...each);
}
