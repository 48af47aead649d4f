import type { ScoredRow } from "#benchmarks/invariance/scored/scored-row";
import { AUDIT, type Table } from "#benchmarks/invariance/tables/table";
import { cells } from "#benchmarks/invariance/tables/units/cells";
import { calls, count } from "#benchmarks/invariance/tables/units/sums";

export interface SilentTranscriptionRow {
  readonly dataset: string;
  readonly mode: string;
  readonly library: string;
  readonly axis: string;
  readonly model: string;
  readonly correct: boolean;
  readonly k_wrong_graph: number;
  /** Rows of which it is known which graph the program held. */
  readonly n: number;
  readonly frac_wrong_graph?: number;
  readonly n_calls?: number;
}

/** Programs that copied another graph than was shown, by whether they answered right all the same. Repeated edges and loops do not count as another graph. */
export const silentTranscription: Table<SilentTranscriptionRow> = {
  title: "Wrong graph, right answer",
  source: AUDIT,
  columns: {
    dataset: "text",
    mode: "text",
    library: "text",
    axis: "text",
    model: "text",
    correct: "flag",
    k_wrong_graph: "count",
    n: "count",
    frac_wrong_graph: "share?",
    n_calls: "count?",
  },
  rows({ rows }) {
    const known = rows.filter((row) => row.mode === "code" && isGraphRight(row) !== null);
    const groups = cells(known, ({ dataset, mode, library, axis, model, correct }) => {
      return { dataset, mode, library: library ?? "-", axis, model, correct };
    });
    return groups.map(({ key, items }) => {
      const k_wrong_graph = count(items, (row) => isGraphRight(row) === false);
      const n = items.length;
      return { ...key, k_wrong_graph, n, frac_wrong_graph: k_wrong_graph / n, n_calls: calls(items) };
    });
  },
};

/** Whether the graph that was declared is the one shown; where none can be read, the one built; null: neither is known. */
function isGraphRight({ declared_ok, graph_match }: ScoredRow): boolean | null {
  return declared_ok ?? graph_match;
}
