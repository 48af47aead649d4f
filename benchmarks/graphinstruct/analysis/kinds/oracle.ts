import { analyser } from "#benchmarks/graphinstruct/analysis/analysis";
import { crossValidate, type Validated } from "#benchmarks/graphinstruct/analysis/oracle/cross-validate";
import { foldsOf } from "#benchmarks/graphinstruct/analysis/oracle/folds";
import { type Oracle, oracleOf } from "#benchmarks/graphinstruct/analysis/oracle/hindsight";
import { type TemplateRule, templateRules } from "#benchmarks/graphinstruct/analysis/oracle/templates";
import { ABBREVIATED } from "#benchmarks/graphinstruct/analysis/runs/strategy";
import type { Study } from "#benchmarks/graphinstruct/analysis/runs/study";
import { mean } from "#benchmarks/graphinstruct/analysis/statistics/mean";
import { difference, score } from "#benchmarks/graphinstruct/analysis/text/numbers";
import { names } from "#src/pick";

/** The best strategy by level, chosen with hindsight and on other templates. */
export interface OracleValidation {
  readonly models: readonly OracleModel[];
  /** By rule, how many templates there are; empty where the instructions were not given. */
  readonly templates: Readonly<Partial<Record<TemplateRule, number>>>;
}

export interface OracleModel {
  readonly model: string;
  readonly oracle: Oracle;
  readonly validated: Readonly<Partial<Record<TemplateRule, Validated>>>;
}

export const oracle = analyser<OracleValidation>({
  title: "The best strategy by level, with hindsight and on held-out templates",
  source: "GraphInstruct, tables 30 and 31",
  compute({ complete, instructions }: Study) {
    if (complete.length === 0) return undefined;
    const rules = names(templateRules).map((rule) => {
      const of = templateRules[rule];
      return { rule, of, templates: new Set(instructions?.map(of)).size };
    });
    const used = instructions ? rules.map((one) => ({ ...one, folds: foldsOf(instructions, one.of) })) : [];
    return {
      models: complete.map((model) => {
        const oracle = oracleOf(model);
        const validated = used.map(({ rule, folds }) => [rule, crossValidate(model, oracle, folds)]);
        return { model: model.name, oracle, validated: Object.fromEntries(validated) };
      }),
      templates: Object.fromEntries(used.map(({ rule, templates }) => [rule, templates])),
    };
  },
  says: ({ models, templates }) => [
    ...names(templates).map((rule) => {
      const loss = (of: (one: Validated) => number) =>
        difference(mean(models.map(({ oracle, validated }) => of(validated[rule]!) - oracle.quality)));
      return `Over ${templates[rule]} ${rule} templates, choosing on others costs ${loss(({ pooled }) => pooled)} on average (${loss(({ published }) => published)} as the paper counts).`;
    }),
    ...(names(templates).length > 0
      ? ["The paper's folds count a level of which they hold no instruction as 0; pooled: each instruction once."]
      : ["For held-out templates, give the instructions."]),
  ],
  tables: ({ models, templates }) => [
    {
      caption: "with hindsight",
      head: ["model", "total", ...Array.from({ length: 6 }, (_, level) => `L${level}`)],
      rows: models.map(({ model, oracle: { quality, choices } }) => [
        model,
        score(quality, 4),
        ...choices.map((way) => ABBREVIATED[way]),
      ]),
    },
    ...names(templates).map((rule) => ({
      caption: `held out: ${templates[rule]} ${rule} templates in five folds`,
      head: ["model", "hindsight", "as published", "delta", "pooled", "delta", "other choices"],
      rows: models.map(({ model, oracle: { quality }, validated }) => {
        const { published, pooled, disagreements } = validated[rule]!;
        return [
          model,
          score(quality, 4),
          score(published, 4),
          difference(published - quality, 4),
          score(pooled, 4),
          difference(pooled - quality, 4),
          `${disagreements}/30`,
        ];
      }),
    })),
  ],
});
