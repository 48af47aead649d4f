import { AUDIT, type Table } from "#benchmarks/invariance/tables/table";
import { cells } from "#benchmarks/invariance/tables/units/cells";
import { classCounts, FAILURES, type Failure } from "#benchmarks/invariance/tables/units/classes";
import { calls } from "#benchmarks/invariance/tables/units/sums";

export interface FailureShares extends Readonly<Partial<Record<Failure, number | undefined>>> {
  readonly dataset: string;
  readonly mode: string;
  /** Never pool classes over libraries: construction is meant for networkx. */
  readonly library: string;
  readonly axis: string;
  readonly model: string;
  readonly n_failures: number;
  readonly n_calls?: number;
}

const DIGITS = 3;

/**
 * Of the programs that are not `ok`, the share of each class, to three places. A class that never occurs in a data
 * set has no column, a cell without failures no row.
 */
export const failures: Table<FailureShares> = {
  title: "Classes of failures of programs",
  source: AUDIT,
  columns: {
    dataset: "text",
    mode: "text",
    library: "text",
    axis: "text",
    model: "text",
    execution: "share?",
    format: "share?",
    logic: "share?",
    no_computation: "share?",
    transcription: "share?",
    construction: "share?",
    unverifiable: "share?",
    n_failures: "count",
    n_calls: "count?",
  },
  rows({ rows }) {
    const failed = rows.filter(({ mode, failure_class }) => mode !== "direct" && failure_class !== "ok");
    const occurring = new Map(
      cells(failed, ({ dataset }) => ({ dataset })).map(({ key, items }) => [key.dataset, classCounts(items)]),
    );
    const groups = cells(failed, ({ dataset, mode, library, axis, model }) => {
      return { dataset, mode, library: library ?? "-", axis, model };
    });
    return groups.map(({ key, items }) => {
      const counts = classCounts(items);
      const shares = FAILURES.filter((name) => occurring.get(key.dataset)![name] > 0).map(
        (name) => [name, Number((counts[name] / items.length).toFixed(DIGITS))] as const,
      );
      return { ...key, ...Object.fromEntries(shares), n_failures: items.length, n_calls: calls(items) };
    });
  },
};
