import { analyser } from "#benchmarks/graphinstruct/analysis/analysis";
import {
  type ConfigurationScore,
  configurationScore,
} from "#benchmarks/graphinstruct/analysis/runs/configuration-score";
import type { Study } from "#benchmarks/graphinstruct/analysis/runs/study";
import { descending } from "#benchmarks/graphinstruct/analysis/statistics/descending";
import { mean } from "#benchmarks/graphinstruct/analysis/statistics/mean";
import { releasedMeanBootstrap } from "#benchmarks/graphinstruct/analysis/statistics/released-mean-bootstrap";
import { score } from "#benchmarks/graphinstruct/analysis/text/numbers";
import type { Interval } from "#eval/stats/interval";
import { quantile } from "#eval/stats/quantile";

/** Each configuration at L5, the level with the fewest instructions, the best first. */
export type L5Intervals = readonly L5Interval[];

export interface L5Interval extends ConfigurationScore {
  readonly mean: number;
  /** 95%, drawn as the paper drew it. */
  readonly interval: Interval;
}

export const l5Intervals = analyser<L5Intervals>({
  title: "Scores at L5 with their intervals",
  source: "GraphInstruct, appendix H.5; the published analysis b21",
  compute({ configurations }: Study) {
    const found = configurations.map((configuration) => {
      const scores = configuration.run.rows.filter(({ level }) => level === 5).map(({ quality }) => quality);
      const { interval } = releasedMeanBootstrap(scores);
      return { ...configurationScore(configuration), mean: mean(scores), interval };
    });
    return found.length > 0 ? descending(found, (one) => one.mean) : undefined;
  },
  says: (found) => {
    const halves = Float64Array.from(found, ({ interval: [low, high] }) => (high - low) / 2).sort();
    return [`Half an interval is ${score(quantile(halves, 0.5))} in the middle, ${score(halves.at(-1))} at most.`];
  },
  tables: (found) => [
    {
      head: ["model", "strategy", "L5", "95%"],
      rows: found.map(({ model, strategy, mean, interval: [low, high] }) => [
        model,
        strategy,
        score(mean),
        `[${score(low)}, ${score(high)}]`,
      ]),
    },
  ],
});
