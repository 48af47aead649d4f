import { analyser } from "#benchmarks/graphinstruct/analysis/analysis";
import { dimensionMean } from "#benchmarks/graphinstruct/analysis/runs/dimension-mean";
import type { StudiedModel, Study } from "#benchmarks/graphinstruct/analysis/runs/study";
import { deviation } from "#benchmarks/graphinstruct/analysis/statistics/deviation";
import { mean } from "#benchmarks/graphinstruct/analysis/statistics/mean";
import { score } from "#benchmarks/graphinstruct/analysis/text/numbers";
import { LEVELS, type Level } from "#benchmarks/graphinstruct/instructions/instruction";
import { QUALITY } from "#benchmarks/graphinstruct/scores/level-score";
import type { Dimension } from "#benchmarks/graphinstruct/scores/score";

/** How models differ in each dimension that a level has, zero-shot: all of them, and without the Llama models. */
export interface DimensionSpread {
  readonly all: readonly DimensionAtLevel[];
  readonly withoutLlama: readonly DimensionAtLevel[];
}

export interface DimensionAtLevel {
  readonly level: Level;
  readonly dimension: Dimension;
  readonly best: string;
  readonly mean: number;
  readonly low: number;
  readonly high: number;
  /** The sample deviation over the mean. */
  readonly variation: number;
}

export const dimensionSpread = analyser<DimensionSpread>({
  title: "Best and spread of the models in each dimension, zero-shot",
  source: "GraphInstruct, table 23 and figure 16, which leave out the Llama models",
  compute({ models }: Study) {
    const all = spreadOver(models);
    if (all.length === 0) return undefined;
    return { all, withoutLlama: spreadOver(models.filter(({ family }) => family !== "Llama")) };
  },
  says: ({ withoutLlama }) => {
    const own = withoutLlama.filter(({ level }) => level === 4);
    const told = own.map(
      ({ dimension, mean, low, high }) => `${dimension} ${score(mean)} (${score(low)} to ${score(high)})`,
    );
    return own.length > 0 ? [`At L4, without the Llama models: ${told.join(", ")}.`] : [];
  },
  tables: ({ all, withoutLlama }) => [
    { caption: "all models", ...tableOf(all) },
    { caption: "without the Llama models", ...tableOf(withoutLlama) },
  ],
});

function spreadOver(models: readonly StudiedModel[]): DimensionAtLevel[] {
  const asked = models.filter((model) => model.asked["zero-shot"]);
  return LEVELS.flatMap((level) =>
    QUALITY.flatMap((dimension) => {
      const values = asked.map((model) => dimensionMean(model.asked["zero-shot"]!, level, dimension));
      const high = Math.max(...values);
      if (!(high > 0)) return [];
      const centre = mean(values);
      return [
        {
          level,
          dimension,
          best: asked[values.indexOf(high)]!.name,
          mean: centre,
          low: Math.min(...values),
          high,
          variation: deviation(values, "sample") / centre,
        },
      ];
    }),
  );
}

function tableOf(rows: readonly DimensionAtLevel[]) {
  return {
    head: ["level", "dimension", "best", "highest", "mean", "lowest", "variation"],
    rows: rows.map(({ level, dimension, best, mean, low, high, variation }) => [
      `L${level}`,
      dimension,
      best,
      score(high),
      score(mean),
      score(low),
      score(variation, 2),
    ]),
  };
}
