import { analyser } from "#benchmarks/graphinstruct/analysis/analysis";
import type { Study } from "#benchmarks/graphinstruct/analysis/runs/study";
import { deviation } from "#benchmarks/graphinstruct/analysis/statistics/deviation";
import { mean } from "#benchmarks/graphinstruct/analysis/statistics/mean";
import { score } from "#benchmarks/graphinstruct/analysis/text/numbers";
import { LEVELS } from "#benchmarks/graphinstruct/instructions/instruction";

/** How unevenly models do on the instructions of a level. */
export interface D1Spread {
  /** By level, the sample deviation of D1 over its instructions, averaged over the models. */
  readonly averages: readonly number[];
  readonly models: readonly { readonly name: string; readonly levels: readonly number[] }[];
}

export const d1Spread = analyser<D1Spread>({
  title: "Deviation of D1 over a level's instructions, zero-shot",
  source: "GraphInstruct, appendix F.1 and figure 4, which leaves out the Llama models",
  compute({ models }: Study) {
    const spreads = models.flatMap(({ name, asked }) => {
      const run = asked["zero-shot"];
      if (!run) return [];
      const at = (level: number) =>
        run.rows.filter((row) => row.level === level).map(({ dimensions }) => dimensions.D1);
      return [{ name, levels: LEVELS.map((level) => deviation(at(level), "sample")) }];
    });
    if (spreads.length === 0) return undefined;
    return { averages: LEVELS.map((level) => mean(spreads.map(({ levels }) => levels[level]!))), models: spreads };
  },
  says: ({ averages }) => {
    const widest = averages.indexOf(Math.max(...averages));
    return [`Models are most uneven at L${widest}: a deviation of ${score(averages[widest])} on average.`];
  },
  tables: ({ averages, models }) => [
    {
      head: ["model", ...LEVELS.map((level) => `L${level}`)],
      rows: [...models, { name: "mean", levels: averages }].map(({ name, levels }) => [
        name,
        ...levels.map((value) => score(value)),
      ]),
    },
  ],
});
