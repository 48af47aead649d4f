import { analyser } from "#benchmarks/graphinstruct/analysis/analysis";
import { TIERS, type Tier } from "#benchmarks/graphinstruct/analysis/runs/published-models";
import { STRATEGIES, type Strategy } from "#benchmarks/graphinstruct/analysis/runs/strategy";
import type { CompleteModel, Study } from "#benchmarks/graphinstruct/analysis/runs/study";
import { score, tokens } from "#benchmarks/graphinstruct/analysis/text/numbers";

/** What it takes each model to reach a quality, by the quality asked for. */
export type CostAtQuality = readonly CostMatrix[];

export interface CostMatrix {
  readonly quality: number;
  readonly models: readonly ReachingModel[];
}

export interface ReachingModel {
  readonly model: string;
  readonly tier: Tier;
  /** Tokens per valid output of the strategies that reach it. */
  readonly costs: Readonly<Partial<Record<Strategy, number>>>;
  /** The least of them; undefined where none reaches it. */
  readonly least: number | undefined;
}

const ASKED_FOR = [0.8, 0.75, 0.85];

export const costAtQuality = analyser<CostAtQuality>({
  title: "Tokens per valid output that it takes to reach a quality",
  source: "GraphInstruct, table 18",
  compute({ complete }: Study) {
    if (complete.length === 0) return undefined;
    return ASKED_FOR.map((quality) => ({
      quality,
      models: complete.map((model) => reaching(model, quality)).sort(byTierAndCost),
    }));
  },
  says: (matrices) =>
    matrices.map(({ quality, models }) => {
      const never = models.filter(({ least }) => least === undefined).map(({ model }) => model);
      const told = never.length > 0 ? `; never: ${never.join(", ")}` : "";
      return `${models.length - never.length} of ${models.length} models reach ${score(quality, 2)}${told}.`;
    }),
  tables: (matrices) =>
    matrices.map(({ quality, models }) => ({
      caption: `total of at least ${score(quality, 2)}`,
      head: ["model", "tier", ...STRATEGIES, "least"],
      rows: models.map(({ model, tier, costs, least }) => [
        model,
        tier,
        ...STRATEGIES.map((strategy) => tokens(costs[strategy])),
        least === undefined ? "never" : tokens(least),
      ]),
    })),
});

function reaching({ name, tier, asked }: CompleteModel, quality: number): ReachingModel {
  const reached = STRATEGIES.flatMap((strategy) => {
    const { quality: reached, tokensPerValid } = asked[strategy];
    return reached >= quality ? [[strategy, tokensPerValid] as const] : [];
  });
  const least = reached.length > 0 ? Math.min(...reached.map(([, cost]) => cost)) : undefined;
  return { model: name, tier, costs: Object.fromEntries(reached), least };
}

function byTierAndCost(a: ReachingModel, b: ReachingModel): number {
  const tier = TIERS.indexOf(a.tier) - TIERS.indexOf(b.tier);
  return tier || (a.least ?? Number.MAX_VALUE) - (b.least ?? Number.MAX_VALUE);
}
