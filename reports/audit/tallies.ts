import { count, list } from "#reports/format";
import { type Audit, type CheckName, checks, type Finding, SEVERITIES, type Severity } from "#splits/audit/index";
import { names } from "#src/pick";

/** The findings of one check. */
export interface Tally {
  readonly check: CheckName;
  readonly summary: string;
  readonly findings: readonly Finding[];
}

/** All checks in their order, those without findings too. */
export function tallies({ findings }: Audit): Tally[] {
  return names(checks).map((check) => ({
    check,
    summary: checks[check].summary,
    findings: findings.filter((finding) => finding.check === check),
  }));
}

/** The findings of one weight. */
export function ofSeverity(findings: readonly Finding[], severity: Severity): Finding[] {
  return findings.filter((finding) => finding.severity === severity);
}

/** "2 errors, 5 warnings and 30 notes" */
export function severities({ findings }: Audit): string {
  return list(SEVERITIES.map((severity) => count(ofSeverity(findings, severity).length, severity)));
}

/** What was read, in one sentence. */
export function readings({ files, rows, problems, sets, texts, skipped }: Audit): string {
  const left = skipped.length > 0 ? `; ${count(skipped.length, "file")} skipped` : "";
  return `${count(files, "file")}, ${count(rows, "row")}: ${count(problems, "problem")} in ${count(sets, "set")}, ${count(texts, "different text")}${left}.`;
}
