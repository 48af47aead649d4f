import type { Tier } from "#benchmarks/graphinstruct/analysis/runs/published-models";
import type { Strategy } from "#benchmarks/graphinstruct/analysis/runs/strategy";
import type { Configuration } from "#benchmarks/graphinstruct/analysis/runs/study";

/** What results say of a configuration. */
export interface ConfigurationScore {
  /** Its file's name without its endings. */
  readonly run: string;
  readonly model: string;
  readonly family: string;
  readonly tier: Tier;
  readonly strategy: Strategy;
  readonly quality: number;
  readonly levels: readonly number[];
  /** NaN where no output is valid. */
  readonly tokensPerValid: number;
}

export function configurationScore({ model, strategy, run }: Configuration): ConfigurationScore {
  const { quality, levels, tokensPerValid } = run;
  return {
    run: run.name,
    model: model.name,
    family: model.family,
    tier: model.tier,
    strategy,
    quality,
    levels,
    tokensPerValid,
  };
}
