import { ofSeverity, readings, severities, tallies } from "#reports/audit/tallies";
import { count } from "#reports/format";
import { wrapLines } from "#reports/wrap-lines";
import { type Audit, type Finding, SEVERITIES } from "#splits/audit/index";

/** Findings of a check that are told in full; the rest are counted. */
const SHOWN = 3;

/** An audit as lines for a terminal: what was read, errors and warnings by check, notes as counts. */
export function auditLines(audit: Audit, width = 80): string[] {
  const lines = [
    `${audit.subject}: ${readings(audit)}`,
    `${severities(audit)}.`,
    ...(audit.skipped.length > 0 ? [skipped(audit)] : []),
  ];
  const grave = SEVERITIES.filter((severity) => severity !== "note").flatMap((severity) =>
    tallies(audit).flatMap(({ check, findings }) =>
      block(`${severity}: ${check}`, ofSeverity(findings, severity), width),
    ),
  );
  const notes = tallies(audit).flatMap(({ check, findings }) => {
    const told = ofSeverity(findings, "note").length;
    return told > 0 ? [`${check} ${told}`] : [];
  });
  const closing = notes.length > 0 ? ["", ...wrapLines(`notes: ${notes.join(", ")}`, width)] : [];
  return [...lines.flatMap((line) => wrapLines(line, width)), ...grave, ...closing];
}

function block(title: string, findings: readonly Finding[], width: number): string[] {
  if (findings.length === 0) return [];
  const told = findings
    .slice(0, SHOWN)
    .flatMap(({ where, says }) => [...wrapLines(where, width, "  "), ...wrapLines(says, width, "    ")]);
  const left = findings.length - SHOWN;
  return ["", title, ...told, ...(left > 0 ? [`  … and ${left} more like it`] : [])];
}

/** Why files were skipped, with counts. */
function skipped({ skipped: files }: Audit): string {
  const reasons = new Map<string, number>();
  for (const { skipped: why } of files) reasons.set(why, (reasons.get(why) ?? 0) + 1);
  return `Skipped: ${[...reasons].map(([why, times]) => `${count(times, "file")} (${why})`).join(", ")}.`;
}
