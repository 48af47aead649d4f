import type { Analysis, Contrast, Said } from "#reports/analyses/analysis";
import type { Chart } from "#reports/analyses/chart/chart";
import { drawChart } from "#reports/analyses/chart/draw-chart";
import { element } from "#reports/element";
import { escapeText } from "#reports/escape-text";
import { count } from "#reports/format";
import { htmlDocument } from "#reports/page/document";
import { table } from "#reports/page/table";

/** Style rules of these pages, beside those of all. */
const rules = `
main{padding-top:28px}
.narrow svg{max-width:100%;height:auto}
@media(max-width:1080px){.result>.figures{order:1}}
.analysis :is(th,td){text-align:left}
.analysis tbody td:last-child{min-width:9em}
.contrast{grid-template-columns:minmax(0,1fr);border-left-color:var(--accent)}
`;

/**
 * An analysis as one self-contained page of HTML.
 *
 * @param runs folders of the runs it was made of
 */
export function analysisPage(analysis: Analysis, runs: readonly string[]): string {
  const { title, source, says, table: found, figure, contrasts = [] } = analysis;
  const header = element(
    "header",
    {},
    element("p", { class: "eyebrow" }, `<b>graphshift</b> · ${escapeText(source)}`),
    element("h1", {}, escapeText(title)),
    element("p", { class: "subtitle" }, escapeText(runs.join(", "))),
  );
  const rows = found.rows.map(([head = "", ...cells]) => ({ head, cells: cells.map(escapeText) }));
  const numbers = element("div", { class: "scroll" }, table(found.head, rows, "analysis"));
  const main = element(
    "main",
    {},
    element("div", { class: figure && "result" }, figure ? figures(figure) : "", words(says)),
    section("In numbers", numbers),
    contrasts.length > 0 ? section("In words", folds(contrasts)) : "",
  );
  const footer = element("footer", {}, "Made by graphshift analyse; --json gives the same for machines.");
  return htmlDocument(title, rules, header, main, footer);
}

/** The figure twice; the style sheet shows the one that fits. */
function figures(chart: Chart): string {
  const each = (["wide", "narrow"] as const).map((layout) =>
    element("figure", { class: layout }, drawChart(chart, layout)),
  );
  return element("div", { class: "figures" }, ...each);
}

function words([lead = "", ...others]: readonly string[]): string {
  const notes = others.map((one) => element("li", {}, escapeText(one)));
  return element(
    "div",
    {},
    element("p", { class: "lead" }, escapeText(lead)),
    element("ul", { class: "notes" }, ...notes),
  );
}

function section(title: string, content: string): string {
  return element("section", {}, element("h2", {}, title), content);
}

/** The contrasts, those of one place folded up together. */
function folds(contrasts: readonly Contrast[]): string {
  const places = [...new Set(contrasts.map(({ place }) => place))];
  return places
    .map((place) => {
      const mine = contrasts.filter((contrast) => contrast.place === place);
      const head = element("summary", {}, escapeText(place), element("small", {}, count(mine.length, "item")));
      return element("details", {}, head, ...mine.map(article));
    })
    .join("");
}

function article({ prompt, right, wrong }: Contrast): string {
  return element(
    "article",
    { class: "contrast" },
    part("asked", prompt),
    said("good", "✓", right),
    said("bad", "✗", wrong),
  );
}

function said(kind: "good" | "bad", sign: string, { who, reply }: Said): string {
  return part(element("b", { class: kind }, `${sign} ${escapeText(who)}`), reply);
}

function part(name: string, text: string): string {
  const words = text === "" ? "<i>nothing</i>" : escapeText(text);
  return element("div", {}, element("h4", {}, name), element("pre", {}, words));
}
