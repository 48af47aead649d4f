import { findingFold } from "#reports/audit/finding-fold";
import { rules } from "#reports/audit/rules";
import { summaryTable } from "#reports/audit/summary-table";
import { ofSeverity, readings, severities } from "#reports/audit/tallies";
import { element } from "#reports/element";
import { escapeText } from "#reports/escape-text";
import { htmlDocument } from "#reports/page/document";
import { facts } from "#reports/page/facts";
import type { Fact } from "#reports/report";
import { type Audit, SEVERITIES, type Severity } from "#splits/audit/index";

/** What findings of a severity mean for a reader. */
const meanings: Readonly<Record<Severity, { readonly title: string; readonly says: string }>> = {
  error: { title: "Errors", says: "Results that rest on these rows are wrong or mean something else." },
  warning: { title: "Warnings", says: "Results are weaker than they look, or have another explanation." },
  note: { title: "Notes", says: "What a reader should know of the data; nothing need be wrong." },
};

/** An audit as one self-contained page of HTML: the checks, then the findings, gravest first, with the rows behind each. */
export function auditPage(audit: Audit): string {
  const header = element(
    "header",
    {},
    element("p", { class: "eyebrow" }, "<b>graphshift</b> · audit"),
    element("h1", {}, escapeText(audit.subject)),
    element("p", { class: "subtitle" }, escapeText(readings(audit))),
    facts(factsOf(audit)),
  );
  const main = element(
    "main",
    { class: "audit" },
    element("p", { class: "lead" }, escapeText(lead(audit))),
    element("section", {}, element("h2", {}, "Checks"), element("div", { class: "scroll" }, summaryTable(audit))),
    ...SEVERITIES.map((severity) => section(audit, severity)),
    skippedFiles(audit),
  );
  const footer = element("footer", {}, "Made by graphshift audit; --json gives every row behind every finding.");
  return htmlDocument(`Audit of ${audit.subject}`, rules, header, main, footer);
}

function factsOf({ files, rows, problems, skipped, findings }: Audit): Fact[] {
  const [errors, warnings, notes] = SEVERITIES.map((severity) => ofSeverity(findings, severity).length);
  return [
    { label: "errors", value: String(errors), tone: errors === 0 ? "good" : "bad" },
    { label: "warnings", value: String(warnings), tone: warnings === 0 ? "good" : "bad" },
    { label: "notes", value: String(notes) },
    { label: "files", value: String(files) },
    { label: "rows", value: String(rows) },
    { label: "problems", value: String(problems) },
    { label: "files skipped", value: String(skipped.length) },
  ];
}

function lead(audit: Audit): string {
  const [gravest] = audit.findings;
  if (!gravest || gravest.severity === "note") return `No error and no warning: ${severities(audit)}.`;
  return `${severities(audit)}. First of all, ${gravest.where}: ${gravest.says}`;
}

function section({ findings }: Audit, severity: Severity): string {
  const mine = ofSeverity(findings, severity);
  if (mine.length === 0) return "";
  const { title, says } = meanings[severity];
  const folds = mine.map((finding, i) => findingFold(finding, mine[i - 1]?.check !== finding.check));
  return element(
    "section",
    { class: severity },
    element("h2", {}, title),
    element("p", { class: "meaning" }, says),
    ...folds,
  );
}

function skippedFiles({ skipped }: Audit): string {
  if (skipped.length === 0) return "";
  const items = skipped.map(({ path, skipped: why }) =>
    element("li", {}, element("code", {}, escapeText(path)), escapeText(` ${why}`)),
  );
  const head = element("summary", {}, "Files skipped", element("small", {}, String(skipped.length)));
  return element("section", {}, element("details", {}, head, element("ul", { class: "rows" }, ...items)));
}
