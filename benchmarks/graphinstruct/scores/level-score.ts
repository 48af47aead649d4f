import type { Level } from "#benchmarks/graphinstruct/instructions/instruction";
import { DIMENSIONS, type Dimension } from "#benchmarks/graphinstruct/scores/score";
import { dimensionWeights } from "#benchmarks/graphinstruct/scores/weights";

/**
 * An instruction's score, from 0 to 1: its dimensions by their weights at the level (GraphInstruct, appendix D).
 *
 * @param counted the dimensions that count, their weights scaled to 1; all five where left out, D1 … D4 for quality alone
 */
export function levelScore(
  level: Level,
  dimensions: Readonly<Record<Dimension, number>>,
  counted: readonly Dimension[] = DIMENSIONS,
): number {
  const weights = dimensionWeights[level];
  const all = counted.reduce((sum, name) => sum + weights[name], 0);
  return counted.reduce((sum, name) => sum + (weights[name] / all) * dimensions[name], 0);
}

/** D1 … D4: what was made, not what it took. */
export const QUALITY: readonly Dimension[] = ["D1", "D2", "D3", "D4"];
