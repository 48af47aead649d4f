import type { StrategyName } from "#benchmarks/graphinstruct/ask/strategies";

/** What a prompt may say beside the instruction. */
export type Extra = "checklist" | "formula" | "domain";

/** How an instruction is put to a model. */
export interface Decision {
  readonly strategy: StrategyName;
  readonly extras: readonly Extra[];
}
