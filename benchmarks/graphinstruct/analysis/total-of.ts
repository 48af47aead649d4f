import { LEVELS } from "#benchmarks/graphinstruct/instructions/instruction";
import { levelWeights } from "#benchmarks/graphinstruct/scores/weights";

/** What each level counts, L0 to L5, unless an analysis asks what if it counted otherwise. */
export const PUBLISHED_WEIGHTS: readonly number[] = LEVELS.map((level) => levelWeights[level]);

/** The total of six level means; NaN where one is. */
export function totalOf(levels: readonly number[], weights = PUBLISHED_WEIGHTS): number {
  return levels.reduce((sum, level, i) => sum + weights[i]! * level, 0);
}
