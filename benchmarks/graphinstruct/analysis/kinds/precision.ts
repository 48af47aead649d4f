import { analyser } from "#benchmarks/graphinstruct/analysis/analysis";
import { pairedRows } from "#benchmarks/graphinstruct/analysis/runs/paired-rows";
import { STRATEGIES } from "#benchmarks/graphinstruct/analysis/runs/strategy";
import type { StudiedModel, Study } from "#benchmarks/graphinstruct/analysis/runs/study";
import { deviation } from "#benchmarks/graphinstruct/analysis/statistics/deviation";
import { score } from "#benchmarks/graphinstruct/analysis/text/numbers";
import { LEVELS, type Level } from "#benchmarks/graphinstruct/instructions/instruction";
import { quantile } from "#eval/stats/quantile";
import { threshold } from "#reports/format";

/** What each level's number of instructions can tell, for the middle one of the runs there are. */
export type Precision = readonly LevelPrecision[];

export interface LevelPrecision {
  readonly level: Level;
  readonly instructions: number;
  /** Half the 95% interval of a level's score. */
  readonly half: number;
  /** The same of a strategy's difference from zero-shot on the same instructions. */
  readonly halfPaired: number;
  /** The least such difference that is found with a chance of 80% (two-sided, α = .05). */
  readonly detectable: number;
}

/** Changes up to this much the paper calls none. */
const BAND = 0.005;
/** Of the standard normal: 97.5%, and 80% beyond it. */
const HALF = 1.959964;
const POWER = 0.841621;

export const precision = analyser<Precision>({
  title: "What the number of instructions can tell",
  source: "ours; the paper calls ±.005 its stability band",
  compute({ configurations, models }: Study) {
    const levels = LEVELS.flatMap((level): LevelPrecision[] => {
      const scores = configurations.map(({ run }) =>
        run.rows.filter((row) => row.level === level).map((row) => row.quality),
      );
      const errors = scores.map(standardError);
      const paired = models.flatMap((model) => pairedErrors(model, level));
      if (errors.length === 0 || paired.length === 0) return [];
      const [alone, together] = [median(errors), median(paired)];
      return [
        {
          level,
          instructions: scores[0]!.length,
          half: HALF * alone,
          halfPaired: HALF * together,
          detectable: (HALF + POWER) * together,
        },
      ];
    });
    return levels.length > 0 ? levels : undefined;
  },
  says: (levels) => {
    const finest = Math.min(...levels.map(({ halfPaired }) => halfPaired));
    return [
      `At the best level a paired difference is known to ±${score(finest)}${finest > BAND ? `: a band of ${threshold(BAND)} is finer than any level can tell` : ""}.`,
      "Medians over runs; instructions taken as independent, which those of one template are not.",
    ];
  },
  tables: (levels) => [
    {
      head: ["level", "instructions", "score ±", "paired difference ±", "detectable at 80%"],
      rows: levels.map(({ level, instructions, half, halfPaired, detectable }) => [
        `L${level}`,
        `${instructions}`,
        score(half),
        score(halfPaired),
        score(detectable),
      ]),
    },
  ],
});

function pairedErrors({ asked }: StudiedModel, level: Level): number[] {
  const plain = asked["zero-shot"];
  return STRATEGIES.flatMap((strategy) => {
    const run = asked[strategy];
    if (strategy === "zero-shot" || !run || !plain) return [];
    const rows = pairedRows(run, plain).filter(([row]) => row.level === level);
    return standardError(rows.map(([one, other]) => one.quality - other.quality));
  });
}

function standardError(values: readonly number[]): number {
  return deviation(values, "sample") / Math.sqrt(values.length);
}

function median(values: readonly number[]): number {
  return quantile(Float64Array.from(values).sort(), 0.5);
}
