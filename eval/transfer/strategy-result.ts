import { type Average, type Axes, averagesOf } from "#eval/transfer/averages";
import { familyName, type Member } from "#eval/transfer/judge";
import type { Rules } from "#eval/transfer/rules";
import { type SweepStep, sweepOf } from "#eval/transfer/sweep";
import type { Transfer } from "#eval/transfer/transfer";

/** What the pairs of one strategy show together; strategies are never mixed. */
export interface StrategyResult {
  readonly strategy: string;
  /** The comparisons whose p-values are adjusted together. */
  readonly family: { readonly name: string; readonly size: number };
  /** How many pairs recover strongly at other thresholds than λ. */
  readonly sweep: readonly SweepStep[];
  /** Average recovery: of all pairs, then of each row and of each column that has some. */
  readonly averages: readonly Average[];
}

/**
 * Sums up each of the strategies, in their order.
 *
 * @param pairs those out of distribution
 * @param judged by name, of every pair
 */
export function strategyResults(
  strategies: readonly string[],
  pairs: readonly Member[],
  judged: ReadonlyMap<string, Transfer>,
  { resamples, ...axes }: Axes & Pick<Rules, "resamples">,
): StrategyResult[] {
  return strategies.map((strategy) => {
    const own = pairs.filter((pair) => pair.strategy === strategy);
    return {
      strategy,
      family: { name: familyName(strategy, strategies.length), size: own.length },
      sweep: sweepOf(own.flatMap(({ name }) => judged.get(name) ?? [])),
      averages: averagesOf(own, axes, resamples),
    };
  });
}
