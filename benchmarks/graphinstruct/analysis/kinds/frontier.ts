import { analyser } from "#benchmarks/graphinstruct/analysis/analysis";
import { finalScore } from "#benchmarks/graphinstruct/analysis/runs/final-score";
import { type CostStanding, standings } from "#benchmarks/graphinstruct/analysis/runs/standings";
import { abbreviated } from "#benchmarks/graphinstruct/analysis/runs/strategy";
import type { Study } from "#benchmarks/graphinstruct/analysis/runs/study";
import { descending } from "#benchmarks/graphinstruct/analysis/statistics/descending";
import { score, tokens } from "#benchmarks/graphinstruct/analysis/text/numbers";
import { count } from "#reports/format";

/** Configurations by final score, the best first. */
export type Frontier = readonly FinalStanding[];

export interface FinalStanding extends CostStanding {
  /** The total, raised by 15% on the frontier. */
  readonly final: number;
  /** From 1, by total and by final score. */
  readonly rank: number;
  readonly finalRank: number;
}

export const frontier = analyser<Frontier>({
  title: "Cost against quality: the Pareto frontier and final scores",
  source: "GraphInstruct, tables 16 and 17",
  compute(study: Study) {
    const all = descending(standings(study), ({ total }) => total).map((one, i) => ({
      ...one,
      final: finalScore(one),
      rank: i + 1,
    }));
    if (all.length === 0) return undefined;
    return descending(all, ({ final }) => final).map((one, i) => ({ ...one, finalRank: i + 1 }));
  },
  says: (all) => [
    `${all.filter((one) => one.frontier).length} of ${count(all.length, "configuration")} ${all.length === 1 ? "is" : "are"} on the frontier: no other is as cheap and as good.`,
    `Most quality for its tokens: ${descending(all, ({ perThousand }) => perThousand)
      .slice(0, 5)
      .map(({ model, strategy, perThousand }) => `${model} ${strategy} ${perThousand.toFixed(2)}`)
      .join(", ")} (Q/kTPV).`,
  ],
  tables: (all) => [
    {
      caption: "The frontier, by cost",
      head: ["model", "way", "TPV", "total", "final"],
      rows: all
        .filter((one) => one.frontier)
        .sort((a, b) => a.cost - b.cost)
        .map(({ model, strategy, cost, total, final }) => [
          model,
          abbreviated(strategy),
          tokens(cost),
          score(total, 4),
          score(final, 4),
        ]),
    },
    {
      caption: "All, by final score; change: places gained against the total",
      head: ["#", "by total", "change", "model", "way", "total", "TPV", "Q/kTPV", "final", "front"],
      rows: all.map(({ finalRank, rank, model, strategy, total, cost, perThousand, final, frontier }) => [
        `${finalRank}`,
        `${rank}`,
        moved(rank - finalRank),
        model,
        abbreviated(strategy),
        score(total),
        tokens(cost),
        perThousand.toFixed(2),
        score(final),
        frontier ? "✓" : "",
      ]),
    },
  ],
});

function moved(places: number): string {
  return places === 0 ? "0" : places > 0 ? `+${places}` : `−${-places}`;
}
