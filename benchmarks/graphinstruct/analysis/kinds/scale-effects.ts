import { analyser } from "#benchmarks/graphinstruct/analysis/analysis";
import { familyLadders } from "#benchmarks/graphinstruct/analysis/runs/family-ladders";
import { STRATEGIES } from "#benchmarks/graphinstruct/analysis/runs/strategy";
import type { CompleteModel, Study } from "#benchmarks/graphinstruct/analysis/runs/study";
import { mean } from "#benchmarks/graphinstruct/analysis/statistics/mean";
import { difference, score } from "#benchmarks/graphinstruct/analysis/text/numbers";
import { LEVELS } from "#benchmarks/graphinstruct/instructions/instruction";

/** Level scores up a family, by how a model is asked. */
export type ScaleEffects = readonly FamilyScale[];

export interface FamilyScale {
  readonly family: string;
  readonly models: readonly string[];
  /** By strategy, and `mean` and `best` over the four: the levels of each model. */
  readonly views: Readonly<Record<string, readonly (readonly number[])[]>>;
}

const views: Readonly<Record<string, (model: CompleteModel, level: number) => number>> = {
  ...Object.fromEntries(
    STRATEGIES.map((strategy) => [
      strategy,
      ({ asked }: CompleteModel, level: number) => asked[strategy].levels[level]!,
    ]),
  ),
  mean: (model, level) => mean(over(model, level)),
  best: (model, level) => Math.max(...over(model, level)),
};

export const scaleEffects = analyser<ScaleEffects>({
  title: "Level scores up a family",
  source: "GraphInstruct, table 15 and figure 9",
  compute({ complete }: Study) {
    const families = familyLadders(complete).map(({ family, models }) => ({
      family,
      models: models.map(({ name }) => name),
      views: Object.fromEntries(
        Object.entries(views).map(([view, of]) => [
          view,
          models.map((model) => LEVELS.map((level) => of(model, level))),
        ]),
      ),
    }));
    return families.length > 0 ? families : undefined;
  },
  says: (families) => [
    ...families.map(behind),
    "Each way compares models asked alike.",
    ...(families.some(({ models }) => models.includes("GPT-3.5") && models.includes("GPT-4.1"))
      ? ["Table 15 sets the best strategy of GPT-3.5 at L3 against the mean of GPT-4.1."]
      : []),
  ],
  tables: (families) =>
    families.flatMap(({ family, models, views }) =>
      Object.entries(views).map(([view, levels]) => ({
        caption: `${family}, ${view}`,
        head: ["level", ...models, "last − first"],
        rows: LEVELS.map((level) => {
          const own = levels.map((model) => model[level]!);
          return [`L${level}`, ...own.map((value) => score(value)), difference(own.at(-1)! - own[0]!)];
        }),
      })),
    ),
});

function over({ asked }: CompleteModel, level: number): number[] {
  return STRATEGIES.map((strategy) => asked[strategy].levels[level]!);
}

/** Where the largest or strongest model is behind the smallest or weakest. */
function behind({ family, models, views }: FamilyScale): string {
  const cells = STRATEGIES.flatMap((strategy) =>
    LEVELS.map((level) => {
      const own = views[strategy]!;
      return { name: `L${level} ${strategy}`, gain: own.at(-1)![level]! - own[0]![level]! };
    }),
  );
  const losses = cells.filter(({ gain }) => gain < 0).sort((a, b) => a.gain - b.gain);
  const told = losses.slice(0, 3).map(({ name, gain }) => `${name} ${difference(gain)}`);
  const most = told.length > 0 ? `, most at ${told.join(", ")}` : "";
  return `${models.at(-1)} is behind ${models[0]} in ${losses.length} of ${cells.length} levels and ways of ${family}${most}.`;
}
