import type { Results } from "#benchmarks/decision/runs/score-run";

/** Scores as JSON; what is not known of calls is null there, for it is not 0. */
export function scoresJson(results: Results): string {
  const told =
    results.part === "rq3"
      ? { ...results, rows: results.rows.map((row) => ({ ...row, calls: row.calls ?? null })) }
      : results;
  return JSON.stringify(told, (key, value) => (key === "calls" ? (value ?? null) : value));
}
