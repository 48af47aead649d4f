import type { Tier } from "#benchmarks/graphinstruct/analysis/runs/published-models";
import type { Contender } from "#benchmarks/graphinstruct/analysis/runs/study";

/** What results say of a configuration, or of a run of a method. */
export interface ConfigurationScore {
  /** Its file's name without its endings. */
  readonly run: string;
  readonly model: string;
  readonly family: string;
  readonly tier: Tier;
  /** The strategy or method, and what sets it apart: "vgig T5". */
  readonly strategy: string;
  readonly quality: number;
  readonly levels: readonly number[];
  /** NaN where no output is valid. */
  readonly tokensPerValid: number;
}

export function configurationScore({ model, strategy, run }: Contender): ConfigurationScore {
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
