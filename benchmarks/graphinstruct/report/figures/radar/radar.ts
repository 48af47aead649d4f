import { analyses, type Study } from "#benchmarks/graphinstruct/analysis/index";
import type { ConfigurationScore } from "#benchmarks/graphinstruct/analysis/runs/configuration-score";
import { STRATEGIES, type Strategy } from "#benchmarks/graphinstruct/analysis/runs/strategy";
import { score } from "#benchmarks/graphinstruct/analysis/text/numbers";
import { illustrator, WIDTHS } from "#benchmarks/graphinstruct/report/figures/figure";
import { radarPanel } from "#benchmarks/graphinstruct/report/figures/radar/panel";
import { rangeOfScores } from "#benchmarks/graphinstruct/report/figures/range-of-scores";
import { footnote } from "#reports/analyses/chart/footnote";
import type { Block } from "#reports/analyses/chart/layout";
import { sheet } from "#reports/analyses/chart/sheet";
import { element } from "#reports/element";

/** The models asked in one way, the best first. */
export interface Radar {
  readonly strategy: Strategy;
  readonly models: readonly ConfigurationScore[];
  /** How many more there are. */
  readonly left: number;
}

/** Models that are drawn. */
const MOST = 12;
const ABREAST = { wide: 4, narrow: 2 } as const;

export const radar = illustrator<Radar>({
  summary: "each model's scores by level, beside the best of all",
  compute(study: Study) {
    const found = analyses.leaderboard.compute(study);
    const strategy = STRATEGIES.find((one) => (found?.byStrategy[one]?.length ?? 0) > 0);
    if (!found || !strategy) return undefined;
    const all = found.byStrategy[strategy]!;
    return { strategy, models: all.slice(0, MOST), left: Math.max(0, all.length - MOST) };
  },
  draw(data, layout) {
    const width = WIDTHS[layout];
    const best = bestByLevel(data.models);
    const [low, high] = rangeOfScores(data.models.flatMap(({ levels }) => levels));
    const wide = width / ABREAST[layout];
    const height = wide * 0.94;
    const panels = data.models.map((model, i) => {
      const at = `translate(${((i % ABREAST[layout]) * wide).toFixed(1)} ${(Math.floor(i / ABREAST[layout]) * height).toFixed(1)})`;
      return element("g", { transform: at }, radarPanel({ model, best, low, high, width: wide }));
    });
    const rows = Math.ceil(data.models.length / ABREAST[layout]);
    const body: Block = { markup: panels.join(""), height: rows * height };
    const left = data.left > 0 ? ` ${data.left} more are not drawn.` : "";
    const words = `By model: total, and levels L0 to L5 from ${score(low, 1)} in the middle to ${score(high, 1)} at the rim; dashed: the best of these models at each level.${left} Quality (D1 to D4), ${data.strategy}; GraphInstruct, tables 24 to 29.`;
    return sheet(finding(data), width, [body, footnote(words, width)]);
  },
});

function bestByLevel(models: readonly ConfigurationScore[]): readonly number[] {
  return models[0]!.levels.map((_, level) => models.reduce((most, { levels }) => Math.max(most, levels[level]!), 0));
}

/** Who leads, at how many levels, and where models differ most. */
function finding({ models, strategy }: Radar): string {
  const [leader] = models;
  const best = bestByLevel(models);
  const leads = leader!.levels.filter((own, level) => own === best[level]).length;
  const spans = best.map((most, level) => most - models.reduce((low, { levels }) => Math.min(low, levels[level]!), 1));
  const widest = spans.indexOf(Math.max(...spans));
  const lead = `${leader!.model} ${strategy} is best at ${leads} of ${best.length} levels`;
  return models.length === 1 ? lead : `${lead}; models differ most at L${widest}, by ${score(spans[widest])}`;
}
