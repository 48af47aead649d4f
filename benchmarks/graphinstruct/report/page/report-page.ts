import { casePanel } from "#benchmarks/graphinstruct/report/case/case-panel";
import type { Figure } from "#benchmarks/graphinstruct/report/figures/index";
import { analysisFold, saidAndShown } from "#benchmarks/graphinstruct/report/page/analysis-fold";
import { differenceTable } from "#benchmarks/graphinstruct/report/page/difference-table";
import { lead } from "#benchmarks/graphinstruct/report/page/lead";
import { apartTable, leaderboardTable } from "#benchmarks/graphinstruct/report/page/leaderboard-table";
import { rules } from "#benchmarks/graphinstruct/report/page/rules";
import { type BenchReport, modesOf } from "#benchmarks/graphinstruct/report/report";
import { element } from "#reports/element";
import { escapeText } from "#reports/escape-text";
import { list } from "#reports/format";
import { htmlDocument } from "#reports/page/document";
import { facts } from "#reports/page/facts";

/** The report as one self-contained page of HTML, which needs no script and no network. */
export function reportPage(report: BenchReport): string {
  const main = element(
    "main",
    {},
    ...lead(report).map((said) => element("p", { class: "lead" }, escapeText(said))),
    section("Leaderboard", leaderboard(report)),
    report.figures.size > 0 ? section("In pictures", [...report.figures.values()].map(twice).join("")) : "",
    section("What sound scoring changes, and why", element("div", { class: "scroll" }, differenceTable())),
    section("Outputs that failed", failures(report)),
    report.cases.length > 0 ? section("Cases", report.cases.map(casePanel).join("")) : "",
    report.analyses.size > 0 ? section("Analyses", [...report.analyses.values()].map(analysisFold).join("")) : "",
  );
  const footer = element("footer", {}, "Made by graphshift bench graphinstruct; --json gives the same for machines.");
  return htmlDocument(report.title, rules, header(report), main, footer);
}

function leaderboard(report: BenchReport): string {
  const [board, apart] = [leaderboardTable(report), apartTable(report)];
  const scroll = (content: string) => element("div", { class: "scroll" }, content);
  const methods = apart === "" ? "" : aside("Methods and variants, apart from the paper's survey:") + scroll(apart);
  return aside(boardWords(report)) + scroll(board) + methods;
}

function boardWords(report: BenchReport): string {
  const [first, second] = modesOf(report);
  const mode = second ? `; the order, the levels and TPV are those of ${first}` : "";
  return `Quality (D1 to D4), levels weighted .05, .10, .15, .20, .25, .25; TPV: tokens per valid output${mode}. Anchors say what a score is worth: they stand where their total would rank them.`;
}

function header(report: BenchReport): string {
  const modes = modesOf(report);
  const study = report.studies[modes[0] ?? "compat"];
  return element(
    "header",
    {},
    element("p", { class: "eyebrow" }, "<b>graphshift</b> · GraphInstruct"),
    element("h1", {}, escapeText(report.title)),
    element("p", { class: "subtitle" }, escapeText(report.subtitle)),
    facts([
      { label: "models", value: `${study?.models.length ?? 0}` },
      { label: "configurations", value: `${study?.ranked.length ?? 0}` },
      { label: "runs", value: `${study?.runs.length ?? 0}` },
      { label: "scored as", value: list(modes) || "–" },
    ]),
  );
}

/** A figure in both layouts; the style sheet shows the one that fits. */
function twice(figure: Figure): string {
  const each = (["wide", "narrow"] as const).map((layout) => element("figure", { class: layout }, figure[layout]));
  return element("div", { class: "figure" }, ...each);
}

function failures({ analyses }: BenchReport): string {
  const found = analyses.get("failures");
  return found ? saidAndShown(found) : aside("The score files do not say how many outputs could not be read.");
}

function aside(words: string): string {
  return element("p", { class: "aside" }, escapeText(words));
}

function section(title: string, content: string): string {
  return element("section", {}, element("h2", {}, title), content);
}
