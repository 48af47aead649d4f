import { analyser } from "#benchmarks/graphinstruct/analysis/analysis";
import { type CostStanding, standings } from "#benchmarks/graphinstruct/analysis/runs/standings";
import { abbreviated } from "#benchmarks/graphinstruct/analysis/runs/strategy";
import type { Study } from "#benchmarks/graphinstruct/analysis/runs/study";
import { score, tokens } from "#benchmarks/graphinstruct/analysis/text/numbers";
import { quantile } from "#eval/stats/quantile";

/** How much quality each configuration leaves at its cost, the least first. */
export interface FrontierDistance {
  readonly distances: readonly { readonly standing: CostStanding; readonly distance: number }[];
  /** Over those off the frontier; undefined where all are on it. */
  readonly median: number | undefined;
}

export const frontierDistance = analyser<FrontierDistance>({
  title: "Distance from the frontier at the same cost",
  source: "GraphInstruct, section 3.3 and figure 11",
  compute(study: Study) {
    const all = standings(study);
    const frontier = all.filter((one) => one.frontier).sort((a, b) => a.cost - b.cost);
    if (frontier.length === 0) return undefined;
    const distances = all
      .map((standing) => ({ standing, distance: Math.max(0, attainable(frontier, standing.cost) - standing.total) }))
      .sort((a, b) => a.distance - b.distance);
    const off = distances.filter(({ standing }) => !standing.frontier).map(({ distance }) => distance);
    return { distances, median: off.length > 0 ? quantile(Float64Array.from(off), 0.5) : undefined };
  },
  says: ({ distances, median }) => [
    `Off the frontier the median distance is ${score(median)}; the largest is ${score(distances.at(-1)!.distance)}, of ${nameOf(distances.at(-1)!.standing)}.`,
    "The frontier is read between its points in proportion to the logarithm of the cost.",
  ],
  tables: ({ distances }) => [
    {
      head: ["model", "way", "TPV", "total", "distance"],
      rows: distances.map(({ standing: { model, strategy, cost, total }, distance }) => [
        model,
        abbreviated(strategy),
        tokens(cost),
        score(total),
        score(distance),
      ]),
    },
  ],
});

/** The frontier's quality at a cost; before its first point and after its last that of the point. */
function attainable(frontier: readonly CostStanding[], cost: number): number {
  const next = frontier.findIndex((point) => point.cost >= cost);
  if (next <= 0) return frontier.at(next)!.total;
  const [from, to] = [frontier[next - 1]!, frontier[next]!];
  const share = Math.log(cost / from.cost) / Math.log(to.cost / from.cost);
  return from.total + share * (to.total - from.total);
}

function nameOf({ model, strategy }: CostStanding): string {
  return `${model} ${strategy}`;
}
