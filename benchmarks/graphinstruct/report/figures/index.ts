import type { Illustrator } from "#benchmarks/graphinstruct/report/figures/figure";
import { frontier } from "#benchmarks/graphinstruct/report/figures/frontier/frontier";
import { levelHeatmap } from "#benchmarks/graphinstruct/report/figures/level-heatmap";
import { radar } from "#benchmarks/graphinstruct/report/figures/radar/radar";
import { saturation } from "#benchmarks/graphinstruct/report/figures/saturation/saturation";
import { strategyHeatmap } from "#benchmarks/graphinstruct/report/figures/strategy-heatmap";

export type { Figure, Illustrator } from "#benchmarks/graphinstruct/report/figures/figure";

/** The figures of a study by name, in the order in which a report shows them. */
export const figures = {
  radar,
  levels: levelHeatmap,
  strategies: strategyHeatmap,
  frontier,
  saturation,
} as const satisfies Record<string, Illustrator>;
