import type { InstructionScore } from "#benchmarks/graphinstruct/scores/score";

/**
 * A run's cost: the mean of tokens per valid output over the instructions that have a valid output and took tokens
 * (as Tables 16 to 18 of GraphInstruct count); 0 where there is none.
 */
export function meanTokensPerValid(scores: readonly InstructionScore[]): number {
  const counted = scores.map((score) => score.tokensPerValid).filter((tokens) => tokens > 0 && Number.isFinite(tokens));
  return counted.length === 0 ? 0 : counted.reduce((sum, tokens) => sum + tokens, 0) / counted.length;
}
