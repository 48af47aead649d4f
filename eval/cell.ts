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
