import type { Configuration, Study } from "#benchmarks/graphinstruct/analysis/runs/study";
import { paretoFrontier, type Standing } from "#benchmarks/graphinstruct/scores/pareto";

/** Where a configuration stands in cost and quality. */
export interface CostStanding extends Configuration, Standing {
  /** Whether no other one is at least as cheap and as good, and better in one of both. */
  readonly frontier: boolean;
  /** Quality by thousand tokens per valid output (GraphInstruct, section 3.3, "Q/kTPV"). */
  readonly perThousand: number;
}

/** The configurations that have a cost, in their order. */
export function standings({ configurations }: Study): readonly CostStanding[] {
  const priced = configurations
    .map((one) => ({ ...one, cost: one.run.tokensPerValid, total: one.run.quality }))
    .filter(({ cost }) => Number.isFinite(cost));
  const frontier = new Set(paretoFrontier(priced));
  return priced.map((one) => ({ ...one, frontier: frontier.has(one), perThousand: one.total / (one.cost / 1000) }));
}
