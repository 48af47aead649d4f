import { type InvarianceRow, invariance } from "#benchmarks/invariance/tables/kinds/invariance";
import { AUDIT, type Table } from "#benchmarks/invariance/tables/table";
import { cells } from "#benchmarks/invariance/tables/units/cells";

interface GapKey {
  readonly dataset: string;
  readonly task: string;
  readonly axis: string;
  readonly library: string;
  readonly model: string;
}

/** Identical answers of programs that copy the graph, and of those that are given it. */
export interface GapRow extends GapKey {
  readonly code: number;
  readonly graph_as_code: number;
  readonly gap_code_minus_graph_as_code: number;
  readonly n_instances?: number;
  /** Distinct prompts behind each; a single given-graph program may answer a whole cell. */
  readonly n_calls_code?: number | undefined;
  readonly n_calls_graph_as_code?: number | undefined;
}

/**
 * What copying the graph costs in identical answers. Meaningful on relabel and order alone, for the others do not reach
 * programs that are given the graph; and even there these do not see the graph, so it is no pure cost of copying.
 */
export const gap: Table<GapRow> = {
  title: "Gap: identical answers, code − graph-as-code",
  source: AUDIT,
  columns: {
    dataset: "text",
    task: "text",
    axis: "text",
    library: "text",
    model: "text",
    code: "share",
    graph_as_code: "share",
    gap_code_minus_graph_as_code: "share",
    n_instances: "count?",
    n_calls_code: "count?",
    n_calls_graph_as_code: "count?",
  },
  rows: (study) => gaps(invariance.rows(study)),
};

/** The gaps that a table of invariance has both sides of. */
export function gaps(invariances: readonly InvarianceRow[]): GapRow[] {
  return cells(
    invariances.filter(({ mode }) => mode !== "direct"),
    gapKey,
  ).flatMap(({ key, items }) => {
    const [code, given] = ["code", "graph_as_code"].map((wanted) => items.find(({ mode }) => mode === wanted));
    if (!code || !given) return [];
    const difference = code.frac_identical - given.frac_identical;
    return [
      {
        ...key,
        code: code.frac_identical,
        graph_as_code: given.frac_identical,
        gap_code_minus_graph_as_code: difference,
        n_instances: code.n_instances,
        n_calls_code: code.n_calls_cell,
        n_calls_graph_as_code: given.n_calls_cell,
      },
    ];
  });
}

function gapKey({ dataset, task, axis, library, model }: GapKey): GapKey {
  return { dataset, task, axis, library, model };
}
