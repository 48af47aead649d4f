import type { Interval } from "#eval/stats/interval";
import type { Average } from "#eval/transfer/averages";
import type { SweepStep } from "#eval/transfer/sweep";
import type { Transfer } from "#eval/transfer/transfer";
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

/** How items ended, counted. */
export interface Counts {
  readonly right: number;
  /** Items that count: those to which the model replied. */
  readonly of: number;
  /** Items by outcome; outcomes that did not occur are left out. */
  readonly outcomes: Readonly<Partial<Record<Outcome, number>>>;
}

/** One arm (row) on one test file (column). */
export interface Cell extends Counts {
  /** The arm, or ZERO_SHOT. */
  readonly row: string;
  /** What it was tested on. */
  readonly column: string;
  /** One a model that answered, by training seed; the cell's own counts pool them. */
  readonly repeats: readonly Repeat[];
}

/** One model of an arm on a test file. */
export interface Repeat extends Counts {
  /** Its training seed; undefined where there is none to tell. */
  readonly seed?: number;
  /** Per item, in the order of the test file: paired tests need them. */
  readonly items: readonly CellItem[];
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
  /** Of all its models' replies; 0 where no item counts. */
  readonly accuracy: number;
  /** 95%: Wilson's; over several models or items of one instance a bootstrap of both levels. */
  readonly interval: Interval;
  /** Standard deviation of the accuracy over training seeds; undefined for one model. */
  readonly spread?: number;
  /** Share of replies that gave no answer (unparsed, ambiguous, refused, truncated …). */
  readonly unparsed: number;
  /** Against the zero-shot cell of the same column; undefined for the zero-shot row itself. */
  readonly transfer?: Transfer;
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
  /** λ of strong recovery and α of every test. */
  readonly lambda: number;
  readonly alpha: number;
  /** Differences within ± this count as none (TOST). */
  readonly margin: number;
  /** Resamples of each bootstrap; 0: no bootstrap is made, and what rests on one is undefined. */
  readonly resamples: number;
  /** The comparisons whose p-values are adjusted together. */
  readonly family: { readonly name: string; readonly size: number };
  /** How many pairs recover strongly at other thresholds than λ. */
  readonly sweep: readonly SweepStep[];
  /** Average recovery: of all pairs, then of each row and of each column that has some. */
  readonly averages: readonly Average[];
  /** Hashes of what it was made from. */
  readonly made: { readonly experiment?: string; readonly manifest: string; readonly scores: string };
}
