import type { Analysis } from "#reports/analyses/analysis";
import { element } from "#reports/element";
import { escapeText } from "#reports/escape-text";
import { style } from "#reports/page/style";

/** Nothing may be loaded, run or sent, whatever a reply holds. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'";

/** An analysis as one self-contained page of HTML. */
export function analysisPage({ title, source, says, table, figure }: Analysis, runs: readonly string[]): string {
  const head = [
    '<meta charset="utf-8">',
    element("meta", { "http-equiv": "Content-Security-Policy", content: POLICY }),
    element("meta", { name: "viewport", content: "width=device-width, initial-scale=1" }),
    element("title", {}, escapeText(`${title} · graphshift`)),
    element("style", {}, style),
  ];
  const header = element(
    "header",
    {},
    element("p", { class: "eyebrow" }, `<b>graphshift</b> · ${escapeText(source)}`),
    element("h1", {}, escapeText(title)),
    element("p", { class: "subtitle" }, escapeText(runs.join(", "))),
  );
  const [lead, ...others] = says.map(escapeText);
  const main = element(
    "main",
    {},
    element("p", { class: "lead" }, lead ?? ""),
    element("ul", { class: "notes" }, ...others.map((one) => element("li", {}, one))),
    figure ? element("figure", {}, figure) : "",
    element("section", {}, element("div", { class: "scroll" }, tableOf(table))),
  );
  return `<!doctype html>\n<html lang="en"><head>${head.join("")}</head>${element("body", {}, header, main)}</html>\n`;
}

function tableOf({ head, rows }: Analysis["table"]): string {
  const heads = head.map((cell) => element("th", { scope: "col" }, escapeText(cell)));
  const lines = rows.map(([first, ...cells]) =>
    element(
      "tr",
      {},
      element("th", { scope: "row" }, escapeText(first ?? "")),
      ...cells.map((cell) => element("td", {}, escapeText(cell))),
    ),
  );
  return element("table", {}, element("thead", {}, element("tr", {}, ...heads)), element("tbody", {}, ...lines));
}
