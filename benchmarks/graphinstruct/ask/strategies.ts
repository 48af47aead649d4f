/** A way to put an instruction to a model. */
export interface Strategy {
  readonly summary: string;
  /** Whether solved instructions of the same level stand before it. */
  readonly examples: boolean;
  /** Whether the model is told to reason first. */
  readonly reasoning: boolean;
}

/** From the cheapest to the dearest. */
export const strategies = {
  "zero-shot": { summary: "the instruction alone", examples: false, reasoning: false },
  "few-shot": { summary: "three solved instructions of the level before it", examples: true, reasoning: false },
  "zero-cot": { summary: "told to reason in three steps first", examples: false, reasoning: true },
  "few-cot": { summary: "three instructions solved with their reasoning before it", examples: true, reasoning: true },
} as const satisfies Record<string, Strategy>;

export type StrategyName = keyof typeof strategies;
