import type { Case } from "#benchmarks/decision/report/drawings/cases";
import type { Figure } from "#benchmarks/decision/report/figures/figure";
import { rules } from "#benchmarks/decision/report/page/rules";
import type { PartReport } from "#benchmarks/decision/report/part-report";
import { htmlTable } from "#benchmarks/decision/report/tables/html-table";
import type { Table } from "#benchmarks/decision/report/tables/table";
import type { PartName } from "#benchmarks/decision/runs/index";
import { element } from "#reports/element";
import { escapeText } from "#reports/escape-text";
import { htmlDocument } from "#reports/page/document";

/** What a report is called. */
export interface Titles {
  readonly title: string;
  readonly subtitle: string;
}

const PARTS: Readonly<Record<PartName, string>> = {
  rq1: "RQ1 · Graph cognition",
  rq2: "RQ2 · Graph and text",
  rq3: "RQ3 · Sequential decisions",
};

const LEGEND =
  "Tours start at the open square. Discs and squares are the two sides; lines between sides are dark, or red where they cost, dashed where their weight is negative. In cascades the red squares were picked and the filled discs are active in the end.";

/** The report as one self-contained page of HTML, which needs no script and no network. */
export function reportPage({ title, subtitle }: Titles, parts: readonly PartReport[]): string {
  const header = element(
    "header",
    {},
    element("p", { class: "eyebrow" }, "<b>graphshift</b> · GraphDecisionBench (arXiv 2610.06354)"),
    element("h1", {}, escapeText(title)),
    subtitle === "" ? "" : element("p", { class: "subtitle" }, escapeText(subtitle)),
  );
  const leads = parts.map(({ part, lead }) =>
    element("p", { class: "lead" }, escapeText(`${PARTS[part].split(" ")[0]}: ${lead}`)),
  );
  const main = element("main", {}, ...leads, ...parts.map(section));
  const footer = element(
    "footer",
    {},
    "Made by graphshift bench decision; score --json gives the same for machines. The parts have no common score.",
  );
  return htmlDocument(title, rules, header, main, footer);
}

function section({ part, notes, figures, tables, cases }: PartReport): string {
  const told = notes.map((one) => element("li", {}, escapeText(one)));
  return element(
    "section",
    { id: part },
    element("h2", {}, escapeText(PARTS[part])),
    element("ul", { class: "notes" }, ...told),
    ...[...figures.values()].map(twice),
    headed("Scores", tables.scores),
    headed("Paired contrasts", tables.contrasts),
    cases.length > 0 ? element("h3", {}, "Solutions drawn") + element("p", { class: "aside" }, LEGEND) : "",
    ...cases.map(drawn),
    headed("How configurations were asked", tables.asked),
    folded("Further tables", tables.further),
  );
}

function headed(words: string, tables: readonly Table[]): string {
  return tables.length === 0 ? "" : element("h3", {}, words) + tables.map(htmlTable).join("");
}

function folded(words: string, tables: readonly Table[]): string {
  return tables.length === 0 ? "" : element("details", {}, element("summary", {}, words), ...tables.map(htmlTable));
}

/** A figure twice; the style sheet shows the one that fits. */
function twice({ wide, narrow }: Figure): string {
  return element("figure", { class: "wide" }, wide) + element("figure", { class: "narrow" }, narrow);
}

function drawn({ title, pictures }: Case): string {
  const each = pictures.map(({ svg, caption }) =>
    element("figure", {}, svg, element("figcaption", {}, escapeText(caption))),
  );
  return element("p", { class: "aside" }, escapeText(title)) + element("div", { class: "drawn" }, ...each);
}
