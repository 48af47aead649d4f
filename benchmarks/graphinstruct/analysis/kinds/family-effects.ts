import { analyser } from "#benchmarks/graphinstruct/analysis/analysis";
import { familyLadders } from "#benchmarks/graphinstruct/analysis/runs/family-ladders";
import type { Study } from "#benchmarks/graphinstruct/analysis/runs/study";
import { difference } from "#benchmarks/graphinstruct/analysis/text/numbers";

/** What asking for reasoning changes in total, model by model of each family. */
export type FamilyEffects = readonly FamilyEffect[];

export interface FamilyEffect {
  readonly family: string;
  readonly model: string;
  /** Total of zero-CoT, and of few-CoT, less that of zero-shot. */
  readonly zeroCot: number;
  readonly fewCot: number;
  /** Few-CoT less few-shot: the same examples with and without reasoning. */
  readonly fewCotOverFewShot: number;
}

export const familyEffects = analyser<FamilyEffects>({
  title: "What asking for reasoning changes, by family",
  source: "GraphInstruct, table 14",
  compute({ complete }: Study) {
    const effects = familyLadders(complete).flatMap(({ family, models }) =>
      models.map(({ name, asked }) => {
        const over = (one: keyof typeof asked, other: keyof typeof asked) => asked[one].quality - asked[other].quality;
        return {
          family,
          model: name,
          zeroCot: over("zero-cot", "zero-shot"),
          fewCot: over("few-cot", "zero-shot"),
          fewCotOverFewShot: over("few-cot", "few-shot"),
        };
      }),
    );
    return effects.length > 0 ? effects : undefined;
  },
  says: (effects) => [
    ...[...new Set(effects.map(({ family }) => family))].map((family) => {
      const gains = effects.filter((one) => one.family === family).map(({ fewCot }) => fewCot);
      return `${family}: few-CoT changes the total by ${difference(Math.min(...gains))} to ${difference(Math.max(...gains))}.`;
    }),
    "FC − ZS changes two things, examples and reasoning; FC − FS changes reasoning alone.",
  ],
  tables: (effects) => [
    {
      head: ["family", "model", "ZC − ZS", "FC − ZS", "FC − FS"],
      rows: effects.map(({ family, model, zeroCot, fewCot, fewCotOverFewShot }) => [
        family,
        model,
        difference(zeroCot),
        difference(fewCot),
        difference(fewCotOverFewShot),
      ]),
    },
  ],
});
