import { analyser } from "#benchmarks/graphinstruct/analysis/analysis";
import type { Run } from "#benchmarks/graphinstruct/analysis/runs/run";
import type { Study } from "#benchmarks/graphinstruct/analysis/runs/study";
import { mean } from "#benchmarks/graphinstruct/analysis/statistics/mean";
import { type RankingChange, rankingChange } from "#benchmarks/graphinstruct/analysis/statistics/ranking-change";
import { score } from "#benchmarks/graphinstruct/analysis/text/numbers";
import { totalOf } from "#benchmarks/graphinstruct/analysis/total-of";
import { LEVELS } from "#benchmarks/graphinstruct/instructions/instruction";
import { levelScore } from "#benchmarks/graphinstruct/scores/level-score";

/** How the ranking by all five dimensions changes with the scale of tokens in D5. */
export type TokenScales = readonly { readonly scale: number; readonly change: RankingChange }[];

const USUAL = 1000;
const SCALES = [500, USUAL, 2000];
const TOPS = [5, 15];

export const tokenScales = analyser<TokenScales>({
  title: "The ranking with cost when tokens count otherwise in D5",
  source: "GraphInstruct, table 6 as the released tab3_d5_robustness.csv has it",
  compute({ configurations }: Study) {
    if (configurations.length < 2) return undefined;
    const totals = (scale: number) => configurations.map(({ run }) => combined(run, scale));
    const usual = totals(USUAL);
    return SCALES.map((scale) => ({ scale, change: rankingChange(usual, totals(scale), TOPS) }));
  },
  says: () => [
    "Score files do not count calls: one per valid output is taken for granted, so that the scale of calls changes nothing.",
  ],
  tables: (rows) => [
    {
      head: ["token scale", "Spearman", "Kendall", "first kept", "Jaccard 5", "Jaccard 15"],
      rows: rows.map(({ scale, change: { top, firstKept, spearman, kendall } }) => [
        `${scale}`,
        score(spearman, 4),
        score(kendall, 4),
        firstKept ? "yes" : "no",
        ...top.map(({ jaccard }) => score(jaccard)),
      ]),
    },
  ],
});

/** The total of all five dimensions; D5 is 0 where no output is valid. */
function combined({ rows }: Run, scale: number): number {
  const scores = rows.map(({ level, dimensions, tokensPerValid: spent }) => ({
    level,
    score: levelScore(level, { ...dimensions, D5: spent > 0 ? 0.7 * Math.exp(-spent / scale) + 0.3 : 0 }),
  }));
  return totalOf(LEVELS.map((level) => mean(scores.filter((one) => one.level === level).map(({ score }) => score))));
}
