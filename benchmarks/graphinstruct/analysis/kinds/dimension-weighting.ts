import { analyser } from "#benchmarks/graphinstruct/analysis/analysis";
import { dimensionMean } from "#benchmarks/graphinstruct/analysis/runs/dimension-mean";
import type { Study } from "#benchmarks/graphinstruct/analysis/runs/study";
import { type RankingChange, rankingChange } from "#benchmarks/graphinstruct/analysis/statistics/ranking-change";
import { score } from "#benchmarks/graphinstruct/analysis/text/numbers";
import { totalOf } from "#benchmarks/graphinstruct/analysis/total-of";
import { LEVELS, type Level } from "#benchmarks/graphinstruct/instructions/instruction";
import { QUALITY } from "#benchmarks/graphinstruct/scores/level-score";
import type { Dimension } from "#benchmarks/graphinstruct/scores/score";
import { dimensionWeights } from "#benchmarks/graphinstruct/scores/weights";

/** How the ranking by quality changes when dimensions count otherwise. */
export type DimensionWeighting = readonly { readonly scheme: string; readonly change: RankingChange }[];

/** The weight of a dimension at a level, before all are scaled to 1. */
type Scheme = (dimension: Dimension, level: Level) => number;

const schemes: Readonly<Record<string, Scheme>> = {
  "as published": (dimension, level) => dimensionWeights[level][dimension],
  "D4 + .05": (dimension, level) => dimensionWeights[level][dimension] + (dimension === "D4" ? 0.05 : 0),
  "all alike": () => 1,
  "D4 alone": (dimension) => Number(dimension === "D4"),
  "D1 alone": (dimension) => Number(dimension === "D1"),
};
const TOPS = [9, 15, 20];

export const dimensionWeighting = analyser<DimensionWeighting>({
  title: "The ranking when dimensions count otherwise",
  source: "GraphInstruct, table 5",
  compute({ configurations }: Study) {
    if (configurations.length < 2) return undefined;
    const means = configurations.map(({ run }) =>
      LEVELS.map((level) => QUALITY.map((name) => dimensionMean(run, level, name))),
    );
    const totals = Object.values(schemes).map((scheme) =>
      means.map((own) => totalOf(LEVELS.map((level) => scored(own[level]!, level, scheme)))),
    );
    return Object.keys(schemes).map((scheme, i) => ({ scheme, change: rankingChange(totals[0]!, totals[i]!, TOPS) }));
  },
  says: () => ["D5 counts nowhere here; at each level the weights of D1 to D4 are scaled to 1."],
  tables: (rows) => [
    {
      head: ["weights", ...TOPS.map((k) => `top ${k}`), "Jaccard 15", "largest shift", "Spearman"],
      rows: rows.map(({ scheme, change: { top, shift, spearman } }) => [
        scheme,
        ...top.map(({ k, kept }) => `${kept}/${k}`),
        score(top[1]!.jaccard),
        `${shift}`,
        score(spearman),
      ]),
    },
  ],
});

/** A level's score from the means of D1 to D4: weights are the same for all its instructions. */
function scored(means: readonly number[], level: Level, scheme: Scheme): number {
  const weights = QUALITY.map((dimension) => scheme(dimension, level));
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  return means.reduce((sum, mean, i) => sum + (weights[i]! / all) * mean, 0);
}
