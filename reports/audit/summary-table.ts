import { ofSeverity, type Tally, tallies } from "#reports/audit/tallies";
import { element } from "#reports/element";
import { escapeText } from "#reports/escape-text";
import { table } from "#reports/page/table";
import { type Audit, SEVERITIES, type Severity } from "#splits/audit/index";

/** The checks with what each looks at and how much it found. */
export function summaryTable(audit: Audit): string {
  const rows = tallies(audit).map((tally) => ({
    head: tally.check,
    cells: [escapeText(tally.summary), ...SEVERITIES.map((severity) => cell(tally, severity))],
  }));
  return table(["check", "looks for", ...SEVERITIES.map((severity) => `${severity}s`)], rows, "checks");
}

/** A number that leads to the findings. */
function cell({ check, findings }: Tally, severity: Severity): string {
  const found = ofSeverity(findings, severity).length;
  if (found === 0) return "–";
  return element(
    "a",
    { href: `#${severity}-${check}`, class: severity === "error" ? "bad" : undefined },
    String(found),
  );
}
