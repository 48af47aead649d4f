import type { ScoredRow } from "#benchmarks/invariance/scored/scored-row";
import { cells } from "#benchmarks/invariance/tables/units/cells";
import { count } from "#benchmarks/invariance/tables/units/sums";

/** Where a model's programs ran, and what stopped them. */
export interface ProgramCounts {
  readonly dataset: string;
  readonly model: string;
  /** What kept them in. */
  readonly isolation: string;
  /** Versions of the language, its libraries and the runner. */
  readonly environment: string;
  readonly n: number;
  readonly n_timed_out: number;
  /** Ended by themselves with an error, or by a limit other than time. */
  readonly n_failed: number;
}

export function programCountsOf(rows: readonly ScoredRow[]): ProgramCounts[] {
  const ran = rows.filter(({ isolation }) => isolation !== null);
  const groups = cells(ran, ({ dataset, model, isolation, environment }) => {
    return { dataset, model, isolation: isolation ?? "", environment: environment ?? "" };
  });
  return groups.map(({ key, items }) => ({
    ...key,
    n: items.length,
    n_timed_out: count(items, ({ timed_out }) => timed_out === true),
    n_failed: count(items, ({ timed_out, exit_code }) => timed_out !== true && exit_code !== 0),
  }));
}
