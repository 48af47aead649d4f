import { type Figure, figure } from "#benchmarks/decision/report/figures/figure";
import { forest } from "#benchmarks/decision/report/figures/forest";
import { root } from "#benchmarks/decision/report/figures/scale";
import { TASKS } from "#benchmarks/decision/report/tables/trajectory-tables";
import { gapWords } from "#benchmarks/decision/report/tables/words";
import type { TrajectoryRow } from "#benchmarks/decision/rq3/scores/row";
import { groupBy } from "#src/group-by";

/** How far from its references each configuration ends, task by task. */
export function gapFigure(rows: readonly TrajectoryRow[]): Figure {
  const panels = [...groupBy(rows, ({ task }) => task)].map(([task, own]) => {
    const { title, unit, digits } = TASKS[task]!;
    const ranked = own.toSorted((a, b) => (a.gap ?? Number.MAX_VALUE) - (b.gap ?? Number.MAX_VALUE));
    return {
      name: `${title}: ${unit}`,
      rows: ranked.map((row) => ({
        name: `${row.configuration}${row.mode === "whole" ? "" : `, ${row.mode}`}`,
        ...(row.gap !== undefined && { value: row.gap, dots: row.gaps.map(({ gap }) => gap) }),
        ...(row.interval && { interval: row.interval }),
        words: row.isUnsupported ? "U" : row.gap === undefined ? `0 of ${row.all}` : gapWords(row.gap, digits),
        isFloor: row.mode === "whole",
      })),
      scale: root(own.flatMap(({ gaps, interval = [] }) => [...gaps.map(({ gap }) => gap), ...interval])),
      write: (value: number) => String(Number(value.toPrecision(3))).replace("-", "−"),
    };
  });
  const title = "How far from the references each configuration ends";
  const words =
    "Each dot is an instance all of whose repeats were completed, the black one their mean, with Student's 95 % interval; hollow: classical methods. The axes are square roots. U: not supported.";
  return figure((layout) => forest({ title, panels, words }, layout));
}
