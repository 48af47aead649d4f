import { analyser } from "#benchmarks/graphinstruct/analysis/analysis";
import { bestRun } from "#benchmarks/graphinstruct/analysis/runs/best-run";
import { levelSizes } from "#benchmarks/graphinstruct/analysis/runs/level-sizes";
import type { Study } from "#benchmarks/graphinstruct/analysis/runs/study";
import { type RankingChange, rankingChange } from "#benchmarks/graphinstruct/analysis/statistics/ranking-change";
import { score } from "#benchmarks/graphinstruct/analysis/text/numbers";
import { PUBLISHED_WEIGHTS, totalOf } from "#benchmarks/graphinstruct/analysis/total-of";
import { LEVELS } from "#benchmarks/graphinstruct/instructions/instruction";

/** How rankings change when levels count otherwise. */
export type LevelWeighting = readonly WeightedRanking[];

export interface WeightedRanking {
  readonly scheme: string;
  /** Of the levels, adding up to 1. */
  readonly weights: readonly number[];
  /** Of the configurations. */
  readonly configurations: RankingChange;
  /** Of the models, each by its best run under the same weights. */
  readonly models: RankingChange;
}

/** Weights from how many instructions each level has; scaled to 1 afterwards. */
const schemes: Readonly<Record<string, (sizes: readonly number[]) => readonly number[]>> = {
  "as published": () => PUBLISHED_WEIGHTS,
  "L4, L5 − 50%": () => PUBLISHED_WEIGHTS.map((weight, level) => (level >= 4 ? weight / 2 : weight)),
  "L4, L5 + 50%": () => PUBLISHED_WEIGHTS.map((weight, level) => (level >= 4 ? weight * 1.5 : weight)),
  "all alike": () => LEVELS.map(() => 1),
  reversed: () => [0.25, 0.25, 0.2, 0.15, 0.1, 0.05],
  "by instructions": (sizes) => sizes,
  "by 1/instructions": (sizes) => sizes.map((size) => 1 / size),
  "without L5": () => PUBLISHED_WEIGHTS.with(5, 0),
};
const TOPS = [9, 15];

export const levelWeighting = analyser<LevelWeighting>({
  title: "The ranking when levels count otherwise",
  source: "the published analyses a1, a1b and b13",
  compute({ configurations, models }: Study) {
    if (configurations.length < 2) return undefined;
    const sizes = levelSizes(configurations[0]!.run);
    const totals = (weights: readonly number[]) => ({
      configurations: configurations.map(({ run }) => totalOf(run.levels, weights)),
      models: models.map((model) => {
        const total = (run: { levels: readonly number[] }) => totalOf(run.levels, weights);
        return total(bestRun(model, total));
      }),
    });
    const usual = totals(PUBLISHED_WEIGHTS);
    return Object.entries(schemes).map(([scheme, of]) => {
      const weights = scaled(of(sizes));
      const other = totals(weights);
      return {
        scheme,
        weights,
        configurations: rankingChange(usual.configurations, other.configurations, TOPS),
        models: rankingChange(usual.models, other.models, [5, 10]),
      };
    });
  },
  says: (rows) => [
    `The first configuration ${rows.every((row) => row.configurations.firstKept) ? "stays first under all of them" : "changes under some of them"}.`,
  ],
  tables: (rows) => [
    {
      caption: "configurations; models: each by its best run",
      head: ["weights", ...TOPS.map((k) => `top ${k}`), "shift", "Spearman", "Kendall", "models: τ", "shift"],
      rows: rows.map(({ scheme, configurations: { top, shift, spearman, kendall }, models }) => [
        scheme,
        ...top.map(({ k, kept }) => `${kept}/${k}`),
        `${shift}`,
        score(spearman),
        score(kendall),
        score(models.kendall),
        `${models.shift}`,
      ]),
    },
  ],
});

function scaled(weights: readonly number[]): number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => weight / sum);
}
