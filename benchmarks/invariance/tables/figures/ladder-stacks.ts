import type { LadderRow, Rung } from "#benchmarks/invariance/tables/kinds/ladder";
import { FAILURES, type Failure } from "#benchmarks/invariance/tables/units/classes";

/** A rung as parts of one: programs that are `ok`, then each class of failure; they sum to 1. */
export interface LadderStack {
  readonly dataset: string;
  readonly model: string;
  readonly library: string;
  readonly rung: Rung;
  readonly n: number;
  /** Distinct prompts; undefined: the table does not say. */
  readonly n_calls: number | undefined;
  readonly parts: readonly { readonly name: "ok" | Failure; readonly share: number }[];
}

/** An answer that was written down is `no_computation` and no part of `ok`, right or not. */
export function ladderStacks(rows: readonly LadderRow[]): LadderStack[] {
  return rows.map((row) => {
    const { dataset, model, library, rung, n, n_calls } = row;
    const failed = FAILURES.reduce((sum, name) => sum + row[name], 0);
    const parts = [
      { name: "ok" as const, share: (n - failed) / n },
      ...FAILURES.map((name) => ({ name, share: row[name] / n })),
    ];
    return { dataset, model, library, rung, n, n_calls, parts };
  });
}
