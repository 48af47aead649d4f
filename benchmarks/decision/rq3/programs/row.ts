/** A column of a program and what it is multiplied by. */
export type Term = readonly [column: number, factor: number];

/** A linear constraint: the terms sum to `low` or more. */
export interface Row {
  readonly terms: readonly Term[];
  readonly low: number;
  /** undefined: there is none. */
  readonly high?: number;
}
