import type { Run } from "#benchmarks/graphinstruct/analysis/runs/run";
import { mean } from "#benchmarks/graphinstruct/analysis/statistics/mean";
import type { Level } from "#benchmarks/graphinstruct/instructions/instruction";
import type { Dimension } from "#benchmarks/graphinstruct/scores/score";

/** The mean of a dimension over a level's instructions; NaN where there are none. */
export function dimensionMean({ rows }: Run, level: Level, dimension: Dimension): number {
  return mean(rows.filter((row) => row.level === level).map(({ dimensions }) => dimensions[dimension]));
}
