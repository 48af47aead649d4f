import type { StrategyQuestion } from "#generators/real-world/strategy-question";
export const strategyqaSamples: readonly StrategyQuestion[] = [];
