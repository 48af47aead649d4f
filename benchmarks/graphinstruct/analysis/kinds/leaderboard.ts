import { analyser } from "#benchmarks/graphinstruct/analysis/analysis";
import {
  type ConfigurationScore,
  configurationScore,
} from "#benchmarks/graphinstruct/analysis/runs/configuration-score";
import { ABBREVIATED, STRATEGIES } from "#benchmarks/graphinstruct/analysis/runs/strategy";
import type { Anchors, Study } from "#benchmarks/graphinstruct/analysis/runs/study";
import { descending } from "#benchmarks/graphinstruct/analysis/statistics/descending";
import { score, tokens } from "#benchmarks/graphinstruct/analysis/text/numbers";
import { LEVELS } from "#benchmarks/graphinstruct/instructions/instruction";
import { anchors } from "#benchmarks/graphinstruct/scores/index";
import { names } from "#src/pick";

/** All configurations, the best first, and those of each strategy. */
export interface Leaderboard {
  readonly all: readonly ConfigurationScore[];
  readonly byStrategy: Readonly<Record<string, readonly ConfigurationScore[]>>;
  /** What scores stand between; none where they are not known. */
  readonly anchors: readonly Anchored[];
}

export interface Anchored {
  readonly name: string;
  readonly quality: number;
  readonly levels: readonly (number | undefined)[];
}

const levelNames = LEVELS.map((level) => `L${level}`);

export const leaderboard = analyser<Leaderboard>({
  title: "Leaderboard by quality",
  source: "GraphInstruct, tables 24 to 29",
  compute({ configurations, anchors: known }: Study) {
    if (configurations.length === 0) return undefined;
    const all = descending(configurations.map(configurationScore), ({ quality }) => quality);
    const own = STRATEGIES.map((strategy) => [strategy, all.filter((one) => one.strategy === strategy)] as const);
    return { all, byStrategy: Object.fromEntries(own), anchors: known ? anchored(known) : [] };
  },
  says: ({ all, anchors: known }) => [
    `${all[0]!.model} ${all[0]!.strategy} leads ${all.length} configurations with ${score(all[0]!.quality)}.`,
    "Total: quality alone (D1 to D4), levels weighted .05, .10, .15, .20, .25, .25. TPV: tokens per valid output.",
    ...(known.length > 0
      ? ["Anchors are what these scores stand between: systems that solve nothing, and the references."]
      : []),
  ],
  tables: ({ all, byStrategy, anchors: known }) => [
    {
      head: ["#", "model", "way", "total", ...levelNames, "TPV"],
      rows: [...all.map((one, i) => row(one, i, true)), ...known.map(anchorRow)],
    },
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

function anchored(known: Anchors): Anchored[] {
  return names(anchors).map((name) => ({
    name,
    quality: known[name].total,
    levels: LEVELS.map((level) => known[name].levels.get(level)),
  }));
}

function anchorRow({ name, quality, levels }: Anchored): string[] {
  return ["", `anchor: ${name}`, "", ...[quality, ...levels].map((value) => score(value)), ""];
}
