import type { Matrix } from "#eval/matrix";
import { element } from "#reports/element";
import { escapeText } from "#reports/escape-text";
import { count, list, threshold } from "#reports/format";
import { heatmap } from "#reports/heatmap";
import { madeOf } from "#reports/made-of";
import { notes } from "#reports/notes";
import { averageTable } from "#reports/page/average-table";
import { cellTable } from "#reports/page/cell-table";
import { changesTable } from "#reports/page/changes-table";
import { htmlDocument } from "#reports/page/document";
import { facts } from "#reports/page/facts";
import { losses } from "#reports/page/losses";
import { sampleLink, samples } from "#reports/page/samples";
import { testTable } from "#reports/page/test-table";
import { pairedWords } from "#reports/paired-words";
import type { Report } from "#reports/report";
import { sweepFigure } from "#reports/sweep";
import { summary } from "#reports/tally";

/** Matrices with more columns get the full width of the page. */
const BESIDE = 4;

/** The report as one self-contained page of HTML, which needs no script and no network. */
export function page(report: Report): string {
  const broad = report.matrix.columns.length > BESIDE ? "broad" : undefined;
  const main = element("main", { class: broad }, ...mainParts(report));
  return htmlDocument(report.title, "", header(report), main, footer(report));
}

function header({ matrix, title, subtitle, facts: list }: Report): string {
  const eyebrow = `<b>graphshift</b> · ${escapeText(matrix.pattern)} pattern · ${escapeText(matrix.task)}`;
  return element(
    "header",
    {},
    element("p", { class: "eyebrow" }, eyebrow),
    element("h1", {}, escapeText(title)),
    element("p", { class: "subtitle" }, escapeText(subtitle)),
    facts(list),
  );
}

function mainParts(report: Report): string[] {
  const { matrix } = report;
  const told = [...notes(matrix), ...report.notes].map((note) => element("li", {}, escapeText(note)));
  const says = element(
    "div",
    {},
    ...summary(matrix).map((said) => element("p", { class: "lead" }, escapeText(said))),
    element("ul", { class: "notes" }, ...told),
  );
  return [
    element("div", { class: "result" }, figures(report), says),
    section("Claims that change", claimsThatChange(matrix)),
    section("Thresholds and averages", thresholds(matrix)),
    section("Every pair: the paper’s test, and the same items", aside(testWords(matrix)) + scroll(testTable(matrix))),
    section("Every cell", aside(CELL_WORDS) + scroll(cellTable(matrix))),
    report.trained?.length ? section("How training went", losses(report.trained)) : "",
    report.samples.length > 0 ? section("Replies, right and wrong", samples(report)) : "",
  ];
}

function claimsThatChange(matrix: Matrix): string {
  const table = changesTable(matrix);
  const families = matrix.strategies.map(({ family }) => `${family.name}: ${count(family.size, "pair")}`);
  const rule = `Paired test (${pairedWords(matrix)}) with Holm’s correction over ${list(families)}; recovery by the lower end of its interval.`;
  const said = table ? scroll(table) : element("p", {}, "None: both say the same of every pair.");
  return aside(rule) + said;
}

function thresholds(matrix: Matrix): string {
  const { strategies, lambda } = matrix;
  const told = strategies.map(({ strategy, sweep, averages }) => {
    const figure = sweep.length > 0 ? element("figure", {}, sweepFigure(sweep, lambda)) : "";
    const table = averageTable(averages);
    const head = strategies.length > 1 ? element("h3", {}, escapeText(strategy)) : "";
    return head + element("div", { class: "pair" }, figure, table ? element("div", {}, scroll(table)) : "");
  });
  return (
    told.join("") +
    aside("An average recovery is the mean gain over the mean gain in distribution, not a mean of ratios.")
  );
}

const CELL_WORDS =
  "Replies that could not be read count as wrong; bounds show the accuracy if they all were wrong, or all right, and whether “a significant gain” would change within them. Recovery: BCa bootstrap over instances (over several models: percentiles over seeds and instances), Fieller’s set over instances, and the share of resamples that reach λ.";

function testWords({ alpha, margin }: Matrix): string {
  return `z and p: the paper’s pooled two-proportion test. The rest compares answers to the same items: McNemar’s test (of several models one by one: pooled, each zero-shot answer would count as often as there are models); sign flips of whole instances, where items or models depend on each other; p-values adjusted over the family; Newcombe’s paired interval (points). Detectable: the least difference that McNemar’s test of one model finds 8 times in 10 at p < ${threshold(alpha)}, where models differ on as many items as they were seen to; this is known only afterwards. Equivalent: within ±${threshold(100 * margin)} points by two one-sided tests at .05.`;
}

function aside(words: string): string {
  return element("p", { class: "aside" }, escapeText(words));
}

/** The heatmap twice; the style sheet shows the one that fits. */
function figures(report: Report): string {
  const link = (row: string, column: string) => sampleLink(report, row, column);
  const each = (["wide", "narrow"] as const).map((layout) =>
    element("figure", { class: layout }, heatmap(report.matrix, layout, link)),
  );
  return element("div", {}, ...each);
}

function section(title: string, content: string): string {
  return element("section", {}, element("h2", {}, title), content);
}

function scroll(table: string): string {
  return element("div", { class: "scroll" }, table);
}

function footer(report: Report): string {
  return element("footer", {}, escapeText(madeOf(report)));
}
