import { LEVELS, type Level } from "#benchmarks/graphinstruct/instructions/instruction";
import type { InstructionScore } from "#benchmarks/graphinstruct/scores/score";
import { levelWeights } from "#benchmarks/graphinstruct/scores/weights";

/** What the scores of a run add up to. */
export interface Totals {
  /** Mean over a level's instructions; undefined where there are none. */
  readonly levels: ReadonlyMap<Level, number>;
  /** The levels by their weights; those without instructions are left out and the weights of the others scaled to 1. */
  readonly total: number;
}

/**
 * Level means and total (GraphInstruct, equation 2); 0 for no scores.
 *
 * @param measure `quality` as all published totals are, or `combined`, with D5
 */
export function totals(scores: readonly InstructionScore[], measure: "quality" | "combined"): Totals {
  const levels = new Map<Level, number>();
  for (const level of LEVELS) {
    const own = scores.filter((score) => score.level === level);
    if (own.length > 0) levels.set(level, own.reduce((sum, score) => sum + score[measure], 0) / own.length);
  }
  let [sum, weights] = [0, 0];
  for (const [level, mean] of levels) {
    sum += levelWeights[level] * mean;
    weights += levelWeights[level];
  }
  return { levels, total: weights === 0 ? 0 : sum / weights };
}
