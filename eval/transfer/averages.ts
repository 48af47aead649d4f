import type { ScoredCell } from "#eval/matrix";
import { averageRecovery } from "#eval/stats/average-recovery";

/** The recovery of several pairs together: their mean gain over the mean gain in distribution. */
export interface Average {
  /** Of which row or which column; neither: of all pairs. */
  readonly row?: string;
  readonly column?: string;
  /** Undefined where no pair has a recovery of its own, or the mean gain in distribution is not positive. */
  readonly recovery?: number;
  /** Pairs that count: those whose column some arm of the same strategy was tuned on. */
  readonly pairs: number;
  /** Pairs that do not. */
  readonly left: number;
}

/** Averages over all pairs out of distribution, over each row's, and over each column's. */
export function averagesOf(cells: readonly ScoredCell[]): Average[] {
  const pairs = cells.filter(({ inDistribution, transfer }) => transfer && !inDistribution);
  const each = <Key extends "row" | "column">(key: Key) =>
    [...new Set(cells.map((cell) => cell[key]))].flatMap((name) => {
      const own = pairs.filter((pair) => pair[key] === name);
      return own.length === 0 ? [] : { [key]: name, ...averageOf(own) };
    });
  return [averageOf(pairs), ...each("row"), ...each("column")];
}

function averageOf(pairs: readonly ScoredCell[]): Average {
  const gains = pairs.flatMap(({ transfer }) => transfer?.gains ?? []);
  const some = pairs.some(({ transfer }) => transfer?.recovery !== undefined);
  const recovery = some ? averageRecovery(gains) : undefined;
  return { ...(recovery !== undefined && { recovery }), pairs: gains.length, left: pairs.length - gains.length };
}
