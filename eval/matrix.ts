import type { Arm, Cell } from "#eval/cell";
import type { Interval } from "#eval/stats/interval";
import type { Rules } from "#eval/transfer/rules";
import type { StrategyResult } from "#eval/transfer/strategy-result";
import type { Transfer } from "#eval/transfer/transfer";

export { type Arm, type Cell, type CellItem, type Counts, type Repeat, ZERO_SHOT } from "#eval/cell";

/** A cell with its statistics; every rate is in 0 … 1. */
export interface ScoredCell extends Cell {
  /** The arm was tuned on the column's own setting. */
  readonly inDistribution: boolean;
  /** Of all its models' replies; 0 where no item counts. */
  readonly accuracy: number;
  /**
   * 95%: Wilson's; over several models percentiles of a bootstrap of seeds and instances, with items of one instance BCa
   * over instances. Wilson's again, of a model's items, where all replies are right or all are wrong, and without bootstrap.
   */
  readonly interval: Interval;
  /** Standard deviation of the accuracy over training seeds; undefined for one model. */
  readonly spread?: number;
  /** Share of replies that gave no answer (unparsed, ambiguous, refused, truncated …). */
  readonly unparsed: number;
  /** Against the zero-shot cell of the same column; undefined for the zero-shot row itself. */
  readonly transfer?: Transfer;
}

/** `matrix.json`. */
export interface Matrix extends Rules {
  readonly schema: 1;
  readonly title: string;
  readonly pattern: string;
  readonly task: string;
  /** One a row, in the order of `rows`. */
  readonly arms: readonly Arm[];
  /** ZERO_SHOT first. */
  readonly rows: readonly string[];
  readonly columns: readonly string[];
  readonly cells: readonly ScoredCell[];
  /** What the pairs out of distribution show together, strategy by strategy; a family and an average are of one. */
  readonly strategies: readonly StrategyResult[];
  /** Hashes of what it was made from. */
  readonly made: { readonly experiment?: string; readonly manifest: string; readonly scores: string };
}
