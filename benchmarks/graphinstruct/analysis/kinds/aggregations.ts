import { analyser } from "#benchmarks/graphinstruct/analysis/analysis";
import { bestRun } from "#benchmarks/graphinstruct/analysis/runs/best-run";
import type { Study } from "#benchmarks/graphinstruct/analysis/runs/study";
import { kendall } from "#benchmarks/graphinstruct/analysis/statistics/kendall";
import { mean } from "#benchmarks/graphinstruct/analysis/statistics/mean";
import { ranks } from "#benchmarks/graphinstruct/analysis/statistics/ranks";
import { score } from "#benchmarks/graphinstruct/analysis/text/numbers";
import { totalOf } from "#benchmarks/graphinstruct/analysis/total-of";
import { LEVELS } from "#benchmarks/graphinstruct/instructions/instruction";

/** How models rank when their level scores are made one number otherwise; each by its best run. */
export interface Aggregations {
  readonly models: readonly string[];
  /** By name, the score of each model (the more the better), in the order of `models`. */
  readonly scores: Readonly<Record<string, readonly number[]>>;
  /** Kendall's correlation of each way with the weighted sum. */
  readonly agreement: Readonly<Record<string, number | undefined>>;
}

/** From the level scores of all models. */
const ways: Readonly<Record<string, (levels: readonly (readonly number[])[]) => number[]>> = {
  "weighted sum": (levels) => levels.map((own) => totalOf(own)),
  "average rank": (levels) => levelRanks(levels).map((own) => -mean(own)),
  "Borda count": (levels) => levelRanks(levels).map((own) => own.reduce((sum, rank) => sum + levels.length - rank, 0)),
  "geometric mean": (levels) =>
    levels.map((own) => own.reduce((product, level) => product * Math.max(level, 1e-12), 1) ** (1 / LEVELS.length)),
};

export const aggregations = analyser<Aggregations>({
  title: "The models' ranking when levels are put together otherwise",
  source: "the published analysis a2",
  compute({ models }: Study) {
    if (models.length < 2) return undefined;
    const levels = models.map((model) => bestRun(model).levels);
    const scores = Object.entries(ways).map(([way, of]) => [way, of(levels)] as const);
    const usual = scores[0]![1];
    return {
      models: models.map(({ name }) => name),
      scores: Object.fromEntries(scores),
      agreement: Object.fromEntries(scores.map(([way, own]) => [way, kendall(usual, own)])),
    };
  },
  says: ({ agreement }) => [
    `Kendall's correlation with the weighted sum: ${Object.entries(agreement)
      .slice(1)
      .map(([way, value]) => `${way} ${score(value)}`)
      .join(", ")}.`,
  ],
  tables: ({ models, scores }) => {
    const places = Object.values(scores).map((own) => ranks(own.map((value) => -value)));
    const rows = models.map((name, i) => [name, ...places.map((own) => `${own[i]}`)]);
    return [
      {
        caption: "place by each way",
        head: ["model", ...Object.keys(scores)],
        rows: rows.sort((a, b) => Number(a[1]) - Number(b[1])),
      },
    ];
  },
});

/** By model, its rank at each level, 1 for the best. */
function levelRanks(levels: readonly (readonly number[])[]): number[][] {
  const byLevel = LEVELS.map((level) => ranks(levels.map((own) => -own[level]!)));
  return levels.map((_, model) => byLevel.map((own) => own[model]!));
}
