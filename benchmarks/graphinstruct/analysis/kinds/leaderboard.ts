import { analyser } from "#benchmarks/graphinstruct/analysis/analysis";
import {
  type ConfigurationScore,
  configurationScore,
} from "#benchmarks/graphinstruct/analysis/runs/configuration-score";
import { ABBREVIATED, STRATEGIES } from "#benchmarks/graphinstruct/analysis/runs/strategy";
import type { Study } from "#benchmarks/graphinstruct/analysis/runs/study";
import { descending } from "#benchmarks/graphinstruct/analysis/statistics/descending";
import { score, tokens } from "#benchmarks/graphinstruct/analysis/text/numbers";
import { LEVELS } from "#benchmarks/graphinstruct/instructions/instruction";

/** All configurations, the best first, and those of each strategy. */
export interface Leaderboard {
  readonly all: readonly ConfigurationScore[];
  readonly byStrategy: Readonly<Record<string, readonly ConfigurationScore[]>>;
}

const levelNames = LEVELS.map((level) => `L${level}`);

export const leaderboard = analyser<Leaderboard>({
  title: "Leaderboard by quality",
  source: "GraphInstruct, tables 24 to 29",
  compute({ configurations }: Study) {
    if (configurations.length === 0) return undefined;
    const all = descending(configurations.map(configurationScore), ({ quality }) => quality);
    const own = STRATEGIES.map((strategy) => [strategy, all.filter((one) => one.strategy === strategy)] as const);
    return { all, byStrategy: Object.fromEntries(own) };
  },
  says: ({ all }) => [
    `${all[0]!.model} ${all[0]!.strategy} leads ${all.length} configurations with ${score(all[0]!.quality)}.`,
    "Total: quality alone (D1 to D4), levels weighted .05, .10, .15, .20, .25, .25. TPV: tokens per valid output.",
  ],
  tables: ({ all, byStrategy }) => [
    { head: ["#", "model", "way", "total", ...levelNames, "TPV"], rows: all.map((one, i) => row(one, i, true)) },
    ...Object.entries(byStrategy)
      .filter(([, own]) => own.length > 0)
      .map(([strategy, own]) => ({
        caption: strategy,
        head: ["#", "model", "total", ...levelNames, "TPV"],
        rows: own.map((one, i) => row(one, i, false)),
      })),
  ],
});

function row(
  { model, strategy, quality, levels, tokensPerValid }: ConfigurationScore,
  i: number,
  named: boolean,
): string[] {
  const scores = [quality, ...levels].map((value) => score(value));
  return [`${i + 1}`, model, ...(named ? [ABBREVIATED[strategy]] : []), ...scores, tokens(tokensPerValid)];
}
