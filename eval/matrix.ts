import type { Interval } from "#eval/stats/wilson";
import type { Outcome } from "#eval/verdict";

/** The row of the model before any tuning. */
export const ZERO_SHOT = "zero-shot";

/** A row of the matrix: one training file under one strategy, trained once or with several seeds. */
export interface Arm {
  readonly row: string;
  /** What its models were tuned on: a column's name makes the cell under it in distribution. undefined: no tuning. */
  readonly setting?: string;
  /** How its models were tuned; arms are only held against in-distribution arms of their own strategy. */
  readonly strategy: string;
  /** Training seeds, one a model; empty where none is known. */
  readonly seeds: readonly number[];
}

/** One arm (row) on one test file (column). */
export interface Cell extends Tally {
  /** The arm, or ZERO_SHOT. */
  readonly row: string;
  /** What it was tested on. */
  readonly column: string;
  /** One a model that answered, by training seed; the cell's own counts pool them. */
  readonly repeats: readonly Repeat[];
}

/** One model of an arm on a test file. */
export interface Repeat extends Tally {
  /** Its training seed; undefined where there is none to tell. */
  readonly seed?: number;
  /** Per item, in the order of the test file: paired tests need them. */
  readonly items: readonly CellItem[];
}

/** How items ended, counted. */
interface Tally {
  readonly right: number;
  /** Items that count: those to which the model replied. */
  readonly of: number;
  /** Items by outcome; outcomes that did not occur are left out. */
  readonly outcomes: Readonly<Partial<Record<Outcome, number>>>;
}

/** One item of a cell, and how it ended. */
export interface CellItem {
  /** Problem id, to find its records. */
  readonly id: string;
  readonly instance: string;
  readonly outcome: Outcome;
}

/** A cell with its statistics; every rate is in 0 … 1. */
export interface ScoredCell extends Cell {
  /** The arm was tuned on the column's own setting. */
  readonly inDistribution: boolean;
  /** 0 where no item counts. */
  readonly accuracy: number;
  /** Wilson, 95%. */
  readonly interval: Interval;
  /** Share of replies that gave no answer (unparsed, ambiguous, refused, truncated …). */
  readonly unparsed: number;
  /** Against the zero-shot cell of the same column; undefined for the zero-shot row itself. */
  readonly transfer?: Transfer;
}

/**
 * Did tuning on `row` help on `column`? Cells are joined by item id; an item that does not count in one of them (a
 * failed request) is left out of all.
 */
export interface Transfer {
  /** Items that both cells share, where they are fewer than either has; undefined: all. */
  readonly compared?: number;
  readonly zeroShot: number;
  /** Accuracy of the model tuned on the column itself, which may be this one; undefined where there is none. */
  readonly inDistribution?: number;
  /** The paper's test: pooled two-proportion z, two-sided. z and p are undefined at 0/0 and when both are all right or all wrong. */
  readonly z?: number;
  readonly p?: number;
  /** p < .01 and an improvement (NLGift, section 3.3). */
  readonly significant: boolean;
  /** Items right only with tuning (gained), only without (lost), and McNemar's two-sided mid-p. */
  readonly mcnemar: { readonly gained: number; readonly lost: number; readonly p: number };
  /** Performance gap recovered; undefined, with the reason, where tuning in distribution gained nothing significant. */
  readonly recovery?: number;
  readonly recoveryUndefined?: string;
  /** significant, and recovery at least λ = .8 */
  readonly strong: boolean;
}

/** `matrix.json`. */
export interface Matrix {
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
  /** λ of strong recovery and α of the paper's test. */
  readonly lambda: number;
  readonly alpha: number;
  /** Hashes of what it was made from. */
  readonly made: { readonly experiment?: string; readonly manifest: string; readonly scores: string };
}
