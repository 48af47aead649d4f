import type { Study } from "#benchmarks/graphinstruct/analysis/index";
import { bestRun } from "#benchmarks/graphinstruct/analysis/runs/best-run";
import { ABBREVIATED, STRATEGIES } from "#benchmarks/graphinstruct/analysis/runs/strategy";
import type { StudiedModel } from "#benchmarks/graphinstruct/analysis/runs/study";
import { descending } from "#benchmarks/graphinstruct/analysis/statistics/descending";
import { score } from "#benchmarks/graphinstruct/analysis/text/numbers";
import { LEVELS } from "#benchmarks/graphinstruct/instructions/instruction";
import { illustrator, WIDTHS } from "#benchmarks/graphinstruct/report/figures/figure";
import { heatGrid } from "#benchmarks/graphinstruct/report/figures/heat/heat-grid";
import { scoreSwatch, scoreSwatches } from "#benchmarks/graphinstruct/report/figures/heat/score-swatches";
import { swatchKey } from "#benchmarks/graphinstruct/report/figures/heat/swatch";
import { footnote } from "#reports/analyses/chart/footnote";
import { sheet } from "#reports/analyses/chart/sheet";

/** Models by their best total, the best first. */
export type LevelScores = readonly StudiedModel[];

const ABREAST = { wide: 6, narrow: 2 } as const;

export const levelHeatmap = illustrator<LevelScores>({
  summary: "the score of each model, strategy and level",
  compute: ({ models }: Study) =>
    models.length === 0 ? undefined : descending(models, (model) => bestRun(model).quality),
  draw(models, layout) {
    const width = WIDTHS[layout];
    const asked = STRATEGIES.filter((strategy) => models.some((model) => model.asked[strategy]));
    const panels = LEVELS.map((level) => ({
      name: `L${level}`,
      columns: asked.map((strategy) => ABBREVIATED[strategy]),
      values: models.map((model) => asked.map((strategy) => model.asked[strategy]?.levels[level])),
    }));
    const grid = {
      rows: models.map(({ name }) => name),
      panels,
      swatchOf: scoreSwatch,
      write: (value: number) => score(value, 2),
    };
    const words = `${asked.map((one) => `${ABBREVIATED[one]}: ${one}`).join(", ")}. Quality (D1 to D4) by level; models by their best total. GraphInstruct, tables 24 to 29.`;
    return sheet(finding(panels), width, [
      heatGrid(grid, width, ABREAST[layout]),
      swatchKey(scoreSwatches, width),
      footnote(words, width),
    ]);
  },
});

interface Panel {
  readonly name: string;
  readonly values: readonly (readonly (number | undefined)[])[];
}

/** Which levels are easiest and hardest: by the mean over all configurations. */
function finding(panels: readonly Panel[]): string {
  const means = panels.map(({ name, values }) => {
    const all = values.flat().filter((value) => value !== undefined);
    return { name, mean: all.reduce((sum, value) => sum + value, 0) / all.length };
  });
  const ordered = descending(means, ({ mean }) => mean);
  const [easiest, hardest] = [ordered[0]!, ordered.at(-1)!];
  return `${easiest.name} is easiest (${score(easiest.mean)} on average), ${hardest.name} hardest (${score(hardest.mean)})`;
}
