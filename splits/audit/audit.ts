import type { Limits } from "#splits/audit/check";
import { checks } from "#splits/audit/checks/index";
import { type Finding, SEVERITIES } from "#splits/audit/finding";
import { novelty } from "#splits/audit/novelty";
import type { Skipped, Subject } from "#splits/audit/subject";

/** What an audit read and found. */
export interface Audit {
  readonly subject: string;
  readonly files: number;
  readonly rows: number;
  /** Different problems, by set and place. */
  readonly problems: number;
  readonly sets: number;
  /** Different pairs of prompt and target. */
  readonly texts: number;
  readonly skipped: readonly Skipped[];
  /** Gravest first. */
  readonly findings: readonly Finding[];
}

/** Reads a subject once, row by row, and gives what all checks find. */
export function audit(subject: Subject, limits: Limits = {}): Audit {
  const watches = Object.entries(checks).map(([name, { of, begin }]) => ({ name, of, watch: begin(limits) }));
  const counts = { files: 0, rows: 0, problems: 0, texts: 0 };
  const sets = new Set<string>();
  const skipped: Skipped[] = [];
  const news = novelty();
  for (const file of subject.files) {
    if ("skipped" in file) {
      skipped.push(file);
      continue;
    }
    counts.files++;
    for (const row of file.rows()) {
      const fresh = news(row);
      counts.rows++;
      counts.problems += Number(fresh.problems);
      counts.texts += Number(fresh.texts);
      sets.add(row.set.name);
      for (const { of, watch } of watches) if (fresh[of]) watch.see(row, file.path);
    }
  }
  const findings = watches.flatMap(({ name, watch }) => watch.judge().map((found) => ({ check: name, ...found })));
  return { subject: subject.name, ...counts, sets: sets.size, skipped, findings: findings.sort(byWeight) };
}

/** Gravest first, then in the order of the checks, then by the share of rows that it is about. */
function byWeight(a: Finding, b: Finding): number {
  return (
    rank(SEVERITIES, a.severity, b.severity) ||
    rank(Object.keys(checks), a.check, b.check) ||
    b.count / b.of - a.count / a.of
  );
}

function rank(order: readonly string[], a: string, b: string): number {
  return order.indexOf(a) - order.indexOf(b);
}
