import { analyser } from "#benchmarks/graphinstruct/analysis/analysis";
import { finalScore } from "#benchmarks/graphinstruct/analysis/runs/final-score";
import { standings } from "#benchmarks/graphinstruct/analysis/runs/standings";
import type { Study } from "#benchmarks/graphinstruct/analysis/runs/study";
import { type RankingChange, rankingChange } from "#benchmarks/graphinstruct/analysis/statistics/ranking-change";
import { score } from "#benchmarks/graphinstruct/analysis/text/numbers";

/** How much the final ranking depends on the size of the bonus. */
export interface Lambda {
  readonly rows: readonly { readonly lambda: number; readonly change: RankingChange }[];
  /** From here on every configuration on the frontier stands above all others; undefined where all are on it. */
  readonly enough: number | undefined;
}

const USUAL = 0.15;
const TRIED = [0.05, 0.1, USUAL, 0.2, 0.25];
const TOPS = [9, 15, 20];

export const lambda = analyser<Lambda>({
  title: "The final ranking against the size of the frontier's bonus",
  source: "GraphInstruct, section 3.3",
  compute(study: Study) {
    const all = standings(study);
    if (all.length < 2) return undefined;
    const scores = (size: number) => all.map((one) => finalScore(one, size));
    const rows = TRIED.map((size) => ({ lambda: size, change: rankingChange(scores(USUAL), scores(size), TOPS) }));
    const off = all.filter((one) => !one.frontier).map(({ total }) => total);
    const on = all.filter((one) => one.frontier).map(({ total }) => total);
    return { rows, enough: off.length > 0 ? Math.max(0, Math.max(...off) / Math.min(...on) - 1) : undefined };
  },
  says: ({ enough }) => [
    ...(enough === undefined
      ? []
      : [`From a bonus of ${score(enough)} on, all configurations of the frontier stand above all others.`]),
    `Against ${score(USUAL, 2)}, the size used everywhere else.`,
  ],
  tables: ({ rows }) => [
    {
      head: ["bonus", ...TOPS.map((k) => `top ${k}`), "largest shift", "Spearman"],
      rows: rows.map(({ lambda, change }) => [
        score(lambda, 2),
        ...change.top.map(({ k, kept }) => `${kept}/${k}`),
        `${change.shift}`,
        score(change.spearman),
      ]),
    },
  ],
});
