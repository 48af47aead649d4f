import { dominantFamily } from "#benchmarks/graphinstruct/ask/caap/dominant-family";
import type { CaapOutcome } from "#benchmarks/graphinstruct/ask/caap/learn-caap";
import type { Tier } from "#benchmarks/graphinstruct/ask/caap/tiers";
import { type StrategyName, strategies } from "#benchmarks/graphinstruct/ask/strategies";
import type { Instruction } from "#benchmarks/graphinstruct/instructions/instruction";
import { names } from "#src/pick";

/** What one instruction scored in a run. */
export interface ScoredInstruction {
  readonly id: string;
  /** From 0 to 1. */
  readonly quality: number;
}

/** What one model's runs, one of each strategy, are worth to `learnCaap`: the instructions that all four scored. */
export function caapOutcomes(
  runs: Readonly<Record<StrategyName, readonly ScoredInstruction[]>>,
  instructions: readonly Instruction[],
  tier: Tier,
): CaapOutcome[] {
  const scores = names(strategies).map((strategy) => {
    return [strategy, new Map(runs[strategy].map(({ id, quality }) => [id, quality]))] as const;
  });
  return instructions
    .filter(({ id }) => scores.every(([, byId]) => byId.has(id)))
    .map((instruction) => ({
      level: instruction.level,
      template: instruction.template,
      dominant: dominantFamily(instruction),
      tier,
      scores: Object.fromEntries(
        scores.map(([strategy, byId]) => [strategy, byId.get(instruction.id)!]),
      ) as CaapOutcome["scores"],
    }));
}
