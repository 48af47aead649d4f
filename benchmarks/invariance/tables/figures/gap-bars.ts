import type { GapRow } from "#benchmarks/invariance/tables/kinds/gap";
import { type MeanGap, meanGaps } from "#benchmarks/invariance/tables/units/mean-gaps";

/** A model's gap in one library along an axis: means over tasks. */
export interface GapBar extends MeanGap {
  readonly dataset: string;
  readonly model: string;
  readonly library: string;
  readonly axis: string;
}

export function gapBars(rows: readonly GapRow[]): GapBar[] {
  return meanGaps(rows, ({ dataset, model, library, axis }) => ({ dataset, model, library, axis }));
}
