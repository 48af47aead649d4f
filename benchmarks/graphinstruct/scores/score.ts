import type { Level } from "#benchmarks/graphinstruct/instructions/instruction";

/** How outputs are scored: as published, or as docs/graphinstruct.md says they should be. */
export type ScoreMode = "compat" | "sound";

/** One output of a model, and what it took. */
export interface Output {
  readonly text: string;
  readonly tokens: Tokens;
  /** `length`: cut off at the token limit; undefined: not known. */
  readonly finish?: "stop" | "length" | "filter";
}

/** All tokens that went in and out to get an output, of every call. */
export interface Tokens {
  readonly input: number;
  readonly output: number;
  readonly calls: number;
}

export type Dimension = "D1" | "D2" | "D3" | "D4" | "D5";
export const DIMENSIONS: readonly Dimension[] = ["D1", "D2", "D3", "D4", "D5"];

/** The scores of one instruction's outputs, each from 0 to 1. */
export interface InstructionScore {
  readonly id: string;
  readonly level: Level;
  /** Share of outputs that can be read and pass the graph type's test. */
  readonly validRate: number;
  readonly dimensions: Readonly<Record<Dimension, number>>;
  /** Tokens per valid output; Infinity where none is valid. */
  readonly tokensPerValid: number;
  /** Weighted over D1 … D5, and over D1 … D4. */
  readonly combined: number;
  readonly quality: number;
  /** Outputs by how they were read: all of them, unread ones (that say rightly that no graph exists are not among them), and those cut off. */
  readonly outputs: number;
  readonly unread: number;
  readonly truncated: number;
  /** Checks that ran out of their budget. */
  readonly undecided: number;
}
