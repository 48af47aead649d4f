import {
  type ConfigurationScore,
  configurationScore,
} from "#benchmarks/graphinstruct/analysis/runs/configuration-score";
import type { Study } from "#benchmarks/graphinstruct/analysis/runs/study";
import { paretoFrontier, type Standing } from "#benchmarks/graphinstruct/scores/pareto";

/** Where a configuration stands in cost and quality. */
export interface CostStanding extends ConfigurationScore, Standing {
  /** Whether no other one is at least as cheap and as good, and better in one of both. */
  readonly frontier: boolean;
  /** Quality by thousand tokens per valid output (GraphInstruct, section 3.3, "Q/kTPV"). */
  readonly perThousand: number;
}

/** The runs that have a cost, in their order. */
export function standings({ ranked }: Study): readonly CostStanding[] {
  const priced = ranked
    .map(configurationScore)
    .filter(({ tokensPerValid }) => Number.isFinite(tokensPerValid))
    .map((one) => ({ ...one, cost: one.tokensPerValid, total: one.quality }));
  const frontier = new Set(paretoFrontier(priced));
  return priced.map((one) => ({ ...one, frontier: frontier.has(one), perThousand: one.total / (one.cost / 1000) }));
}
