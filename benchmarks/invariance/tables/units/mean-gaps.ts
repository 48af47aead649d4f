import type { GapRow } from "#benchmarks/invariance/tables/kinds/gap";
import { cells } from "#benchmarks/invariance/tables/units/cells";
import { isHeadline } from "#benchmarks/invariance/tables/units/groups";
import { mean } from "#benchmarks/invariance/tables/units/sums";

/** Identical answers over copied and over given graphs, and their difference, in 0 … 1: means over cells, each with the same weight. */
export interface MeanGap {
  readonly code: number;
  readonly graph_as_code: number;
  readonly gap: number;
  /** Tasks, times axes where these are taken together. */
  readonly n_cells: number;
}

/** @param keyOf what is taken together; of relabel and order alone, for the other axes do not reach given graphs */
export function meanGaps<Key extends object>(rows: readonly GapRow[], keyOf: (row: GapRow) => Key): (Key & MeanGap)[] {
  return cells(rows.filter(isHeadline), keyOf).map(({ key, items }) => {
    const code = mean(items.map((row) => row.code))!;
    const graph_as_code = mean(items.map((row) => row.graph_as_code))!;
    return { ...key, code, graph_as_code, gap: code - graph_as_code, n_cells: items.length };
  });
}

/** A model's gap in one library. */
export interface ModelGap extends MeanGap {
  readonly dataset: string;
  readonly model: string;
  readonly library: string;
}

export function modelGaps(rows: readonly GapRow[]): ModelGap[] {
  return meanGaps(rows, ({ dataset, model, library }) => ({ dataset, model, library }));
}
