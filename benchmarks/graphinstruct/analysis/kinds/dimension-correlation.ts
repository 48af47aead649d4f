import { analyser } from "#benchmarks/graphinstruct/analysis/analysis";
import type { Study } from "#benchmarks/graphinstruct/analysis/runs/study";
import { pearson } from "#benchmarks/graphinstruct/analysis/statistics/pearson";
import { ranks } from "#benchmarks/graphinstruct/analysis/statistics/ranks";
import { score } from "#benchmarks/graphinstruct/analysis/text/numbers";
import { LEVELS, type Level } from "#benchmarks/graphinstruct/instructions/instruction";
import { QUALITY } from "#benchmarks/graphinstruct/scores/level-score";
import type { Dimension } from "#benchmarks/graphinstruct/scores/score";
import { dimensionWeights } from "#benchmarks/graphinstruct/scores/weights";

/** How the dimensions that count at a level go together, over all runs of the folder and all their instructions. */
export type DimensionCorrelation = readonly PairCorrelation[];

export interface PairCorrelation {
  readonly level: Level;
  readonly pair: readonly [Dimension, Dimension];
  readonly items: number;
  /** undefined where a side does not vary. */
  readonly pearson: number | undefined;
  readonly spearman: number | undefined;
}

export const dimensionCorrelation = analyser<DimensionCorrelation>({
  title: "How dimensions go together",
  source: "the published analysis b1",
  compute({ runs }: Study) {
    return LEVELS.flatMap((level) => {
      const rows = runs.flatMap((run) => run.rows.filter((row) => row.level === level));
      const columns = QUALITY.filter((dimension) => dimensionWeights[level][dimension] > 0).map((dimension) => {
        const values = rows.map(({ dimensions }) => dimensions[dimension]);
        return { dimension, values, ranks: ranks(values) };
      });
      return columns.flatMap((one, i) =>
        columns.slice(i + 1).map((other) => ({
          level,
          pair: [one.dimension, other.dimension] as const,
          items: rows.length,
          pearson: pearson(one.values, other.values),
          spearman: pearson(one.ranks, other.ranks),
        })),
      );
    });
  },
  says: () => ["Items are instructions of runs: those of one run, and those of one instruction, are not independent."],
  tables: (rows) => [
    {
      head: ["level", "pair", "items", "Pearson", "Spearman"],
      rows: rows.map(({ level, pair, items, pearson, spearman }) => [
        `L${level}`,
        pair.join(" and "),
        `${items}`,
        score(pearson),
        score(spearman),
      ]),
    },
  ],
});
