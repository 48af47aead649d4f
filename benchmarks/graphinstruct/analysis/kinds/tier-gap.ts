import { analyser } from "#benchmarks/graphinstruct/analysis/analysis";
import { bestRun } from "#benchmarks/graphinstruct/analysis/runs/best-run";
import { TIERS, type Tier } from "#benchmarks/graphinstruct/analysis/runs/published-models";
import type { StudiedModel, Study } from "#benchmarks/graphinstruct/analysis/runs/study";
import { mean } from "#benchmarks/graphinstruct/analysis/statistics/mean";
import { difference, score } from "#benchmarks/graphinstruct/analysis/text/numbers";
import { LEVELS } from "#benchmarks/graphinstruct/instructions/instruction";
import { groupBy } from "#src/group-by";

/** How far the best and the worst models are apart at each level, by how a model's runs are made one. */
export interface TierGap {
  readonly models: Readonly<Record<Tier, readonly string[]>>;
  readonly aggregations: readonly Aggregation[];
}

export interface Aggregation {
  readonly name: string;
  readonly levels: readonly TierLevel[];
  /** The level whose gap is the widest. */
  readonly peak: number;
}

export interface TierLevel {
  readonly means: Readonly<Record<Tier, number>>;
  /** T1 less T3. */
  readonly gap: number;
}

/** What a model contributes to its tier: one or several runs' level means. */
type Contribution = (model: StudiedModel) => readonly (readonly number[])[];

const contributions: Readonly<Record<string, Contribution>> = {
  "each model's best run": (model) => [bestRun(model).levels],
  "each model's best run at each level": (model) => [
    LEVELS.map((level) => Math.max(...runsOf(model).map(({ levels }) => levels[level]!))),
  ],
  "all runs": (model) => runsOf(model).map(({ levels }) => levels),
};

export const tierGap = analyser<TierGap>({
  title: "Gap between the best and the worst models, by level",
  source: "GraphInstruct, tables 12 and 37",
  compute({ models }: Study) {
    const tiers = groupBy(models, ({ tier }) => tier);
    if (TIERS.some((tier) => !tiers.has(tier))) return undefined;
    const names = TIERS.map((tier) => [tier, tiers.get(tier)!.map(({ name }) => name)]);
    const aggregations = Object.entries(contributions).map(([name, of]) => {
      const levels = LEVELS.map((level) =>
        tierLevel((tier) =>
          tiers
            .get(tier)!
            .flatMap(of)
            .map((own) => own[level]!),
        ),
      );
      const gaps = levels.map(({ gap }) => gap);
      return { name, levels, peak: gaps.indexOf(Math.max(...gaps)) };
    });
    return { models: Object.fromEntries(names), aggregations };
  },
  says: ({ models, aggregations }) => [
    widest(aggregations),
    ...TIERS.map((tier) => `${tier}: ${models[tier].join(", ")}.`),
  ],
  tables: ({ aggregations }) =>
    aggregations.map(({ name, levels }) => ({
      caption: name,
      head: ["level", ...TIERS, "T1 − T3"],
      rows: levels.map(({ means, gap }, level) => [
        `L${level}`,
        ...TIERS.map((tier) => score(means[tier])),
        difference(gap),
      ]),
    })),
});

function runsOf({ asked }: StudiedModel) {
  return Object.values(asked);
}

function tierLevel(valuesOf: (tier: Tier) => readonly number[]): TierLevel {
  const [T1, T2, T3] = [mean(valuesOf("T1")), mean(valuesOf("T2")), mean(valuesOf("T3"))];
  return { means: { T1, T2, T3 }, gap: T1 - T3 };
}

function widest(aggregations: readonly Aggregation[]): string {
  const peaks = [...new Set(aggregations.map(({ peak }) => `L${peak}`))];
  const [where, how] = [peaks.join(" or "), "a model's runs are put together"];
  return `The gap is widest at ${where}, ${peaks.length > 1 ? `depending on how ${how}` : `however ${how}`}.`;
}
