import type { RunName } from "#benchmarks/graphinstruct/analysis/runs/run-name";
import type { Level } from "#benchmarks/graphinstruct/instructions/instruction";
import type { Dimension } from "#benchmarks/graphinstruct/scores/score";

/** A configuration, one model asked in one way, and its scores. */
export interface Run extends RunName {
  /** The file's name without its endings. */
  readonly name: string;
  /** In the file's order. */
  readonly rows: readonly RunRow[];
  /** By level, the mean quality (D1 … D4) of its instructions; NaN where it has none. */
  readonly levels: readonly number[];
  /** The levels' weighted sum, `S_total`; NaN where a level is missing. */
  readonly quality: number;
  /** The mean of tokens per valid output over the instructions that have one; NaN where none has. */
  readonly tokensPerValid: number;
  /** What else the file says of the run. */
  readonly metadata: Readonly<Record<string, unknown>>;
}

/** What one instruction's outputs scored. */
export interface RunRow {
  readonly id: string;
  readonly level: Level;
  readonly validRate: number;
  /** 0 where none is valid. */
  readonly tokensPerValid: number;
  readonly dimensions: Readonly<Record<Dimension, number>>;
  /** Weighted over D1 … D4. */
  readonly quality: number;
  /** How many outputs there are, how many of them could not be read, and how many were cut off; where the file says. */
  readonly outputs?: number;
  readonly unread?: number;
  readonly truncated?: number;
}
