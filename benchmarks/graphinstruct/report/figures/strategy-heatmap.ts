import { analyses, type Study } from "#benchmarks/graphinstruct/analysis/index";
import type { StrategyEffect, StrategyEffects } from "#benchmarks/graphinstruct/analysis/kinds/strategy-effects";
import { bestRun } from "#benchmarks/graphinstruct/analysis/runs/best-run";
import { descending } from "#benchmarks/graphinstruct/analysis/statistics/descending";
import { difference, score } from "#benchmarks/graphinstruct/analysis/text/numbers";
import { illustrator, WIDTHS } from "#benchmarks/graphinstruct/report/figures/figure";
import { changeSwatch, changeSwatches } from "#benchmarks/graphinstruct/report/figures/heat/change-swatches";
import { heatGrid } from "#benchmarks/graphinstruct/report/figures/heat/heat-grid";
import { swatchKey } from "#benchmarks/graphinstruct/report/figures/heat/swatch";
import { footnote } from "#reports/analyses/chart/footnote";
import { sheet } from "#reports/analyses/chart/sheet";
import { groupBy } from "#src/group-by";

const ABREAST = { wide: 3, narrow: 1 } as const;

/** The effects, and the order of the models by their best total, the best first. */
export interface StrategyChanges extends StrategyEffects {
  readonly order: readonly number[];
}

export const strategyHeatmap = illustrator<StrategyChanges>({
  summary: "what each strategy changes against zero-shot, by model and level",
  compute(study: Study) {
    const found = analyses["strategy-effects"].compute(study);
    const order = descending([...study.complete.keys()], (i) => bestRun(study.complete[i]!).quality);
    return found && { ...found, order };
  },
  draw({ models, effects, order }, layout) {
    const width = WIDTHS[layout];
    const panels = [...groupBy(effects, ({ strategy }) => strategy)].map(([strategy, own]) => ({
      name: `${strategy} less zero-shot`,
      columns: own.map(({ level }) => `L${level}`),
      values: [...order.map((i) => own.map(({ deltas }) => deltas[i])), own.map(({ mean }) => mean)],
    }));
    const grid = {
      rows: [...order.map((i) => models[i]!), "mean"],
      panels,
      swatchOf: changeSwatch,
      write: (value: number) => difference(value),
    };
    const words =
      "Differences of level scores (D1 to D4) of the same model; the paper calls ±.005 no change. GraphInstruct, tables 13 and 36.";
    return sheet(finding(effects, models.length), width, [
      heatGrid(grid, width, ABREAST[layout]),
      swatchKey(changeSwatches, width),
      footnote(words, width),
    ]);
  },
});

/** Where a strategy gains and loses most on average. */
function finding(effects: readonly StrategyEffect[], models: number): string {
  const ordered = descending(effects, ({ mean }) => mean);
  const [gain, loss] = [ordered[0]!, ordered.at(-1)!];
  const said = ({ strategy, level, mean }: StrategyEffect, moved: number) =>
    `${strategy} at L${level}, by ${score(Math.abs(mean))} (${moved} of ${models} models)`;
  const helps = gain.mean > 0 ? `Helps most: ${said(gain, gain.up)}` : "No strategy helps at any level";
  return loss.mean < 0 ? `${helps}; hurts most: ${said(loss, loss.down)}` : helps;
}
