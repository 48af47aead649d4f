import type { Outcome } from "#benchmarks/graphinstruct/ask/choice/outcome";
import type { StrategyName } from "#benchmarks/graphinstruct/ask/strategies";
import { LEVELS } from "#benchmarks/graphinstruct/instructions/instruction";
import { levelWeights } from "#benchmarks/graphinstruct/scores/weights";

/** What choosing strategies comes to. */
export interface Estimate {
  /** Mean score by level; levels without outcomes are left out. */
  readonly levels: Readonly<Record<string, number>>;
  /** The levels by their weights, those that are there scaled to 1. */
  readonly total: number;
}

/** What outcomes come to under choices of strategies, one for each. */
export function estimate(rows: readonly Outcome[], choices: readonly StrategyName[]): Estimate {
  const levels: Record<string, number> = {};
  let [sum, weights] = [0, 0];
  for (const level of LEVELS) {
    const own = rows.flatMap((row, i) => (row.level === level ? row.scores[choices[i]!] : []));
    if (own.length === 0) continue;
    levels[level] = own.reduce((sum, score) => sum + score, 0) / own.length;
    sum += levelWeights[level] * levels[level];
    weights += levelWeights[level];
  }
  return { levels, total: weights === 0 ? 0 : sum / weights };
}
