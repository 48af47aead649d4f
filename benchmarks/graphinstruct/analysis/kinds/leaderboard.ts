import { analyser } from "#benchmarks/graphinstruct/analysis/analysis";
import {
  type ConfigurationScore,
  configurationScore,
} from "#benchmarks/graphinstruct/analysis/runs/configuration-score";
import { abbreviated, STRATEGIES } from "#benchmarks/graphinstruct/analysis/runs/strategy";
import type { Anchors, Study } from "#benchmarks/graphinstruct/analysis/runs/study";
import { descending } from "#benchmarks/graphinstruct/analysis/statistics/descending";
import { score, tokens } from "#benchmarks/graphinstruct/analysis/text/numbers";
import { LEVELS } from "#benchmarks/graphinstruct/instructions/instruction";
import { anchors } from "#benchmarks/graphinstruct/scores/index";
import { count } from "#reports/format";
import { names } from "#src/pick";

/** All configurations, the best first, and those of each strategy. */
export interface Leaderboard {
  readonly all: readonly ConfigurationScore[];
  readonly byStrategy: Readonly<Record<string, readonly ConfigurationScore[]>>;
  /** Runs of methods that are not ranked among them, the best first. */
  readonly apart: readonly ConfigurationScore[];
  /** What scores stand between; none where they are not known. */
  readonly anchors: readonly Anchored[];
}

export interface Anchored {
  readonly name: string;
  readonly quality: number;
  readonly levels: readonly (number | undefined)[];
}

const levelNames = LEVELS.map((level) => `L${level}`);
const HEAD = ["#", "model", "way", "total", ...levelNames, "TPV"];

export const leaderboard = analyser<Leaderboard>({
  title: "Leaderboard by quality",
  source: "GraphInstruct, tables 24 to 29",
  compute({ ranked, apart: others, anchors: known }: Study) {
    if (ranked.length === 0) return undefined;
    const [all, apart] = [ranked, others].map((some) =>
      descending(some.map(configurationScore), ({ quality }) => quality),
    ) as [ConfigurationScore[], ConfigurationScore[]];
    const own = STRATEGIES.map((strategy) => [strategy, all.filter((one) => one.strategy === strategy)] as const);
    return { all, byStrategy: Object.fromEntries(own), apart, anchors: known ? anchored(known) : [] };
  },
  says: ({ all, apart, anchors: known }) => [
    `${all[0]!.model} ${all[0]!.strategy} leads ${count(all.length, "configuration")} with ${score(all[0]!.quality)}${beyond(all[0]!, apart)}.`,
    "Total: quality alone (D1 to D4), levels weighted .05, .10, .15, .20, .25, .25. TPV: tokens per valid output.",
    ...(known.length > 0
      ? ["Anchors are what these scores stand between: systems that solve nothing, and the references."]
      : []),
  ],
  tables: ({ all, byStrategy, apart, anchors: known }) => [
    {
      head: HEAD,
      rows: [...all.map((one, i) => row(one, i, true)), ...known.map(anchorRow)],
    },
    ...Object.entries(byStrategy)
      .filter(([, own]) => own.length > 0)
      .map(([strategy, own]) => ({
        caption: strategy,
        head: ["#", "model", "total", ...levelNames, "TPV"],
        rows: own.map((one, i) => row(one, i, false)),
      })),
    ...(apart.length > 0
      ? [
          {
            caption: "methods and variants, apart from these",
            head: HEAD,
            rows: apart.map((one, i) => row(one, i, true)),
          },
        ]
      : []),
  ],
});

/** The best run set apart that scores more than the leader; the oracle chooses with hindsight, so it does not count. */
function beyond(leader: ConfigurationScore, apart: readonly ConfigurationScore[]): string {
  const best = apart.find(({ strategy }) => !strategy.startsWith("oracle"));
  if (best === undefined || best.quality <= leader.quality) return "";
  return `; a method apart from them comes to more: ${best.model} ${best.strategy}, ${score(best.quality)}`;
}

function row(
  { model, strategy, quality, levels, tokensPerValid }: ConfigurationScore,
  i: number,
  named: boolean,
): string[] {
  const scores = [quality, ...levels].map((value) => score(value));
  return [`${i + 1}`, model, ...(named ? [abbreviated(strategy)] : []), ...scores, tokens(tokensPerValid)];
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
