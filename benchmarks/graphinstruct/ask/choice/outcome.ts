import type { StrategyName } from "#benchmarks/graphinstruct/ask/strategies";
import type { Level } from "#benchmarks/graphinstruct/instructions/instruction";

/** What each strategy scored on an instruction with a model: a row of what choices are learned from. */
export interface Outcome {
  readonly level: Level;
  /** Instructions of one template are never on both sides of a fold. */
  readonly template: string;
  /** Each from 0 to 1. */
  readonly scores: Readonly<Record<StrategyName, number>>;
}
