import type { Matrix } from "#eval/matrix";
import type { GraphLike } from "#src/graph/graph";

/** What every report is made from; nothing else reaches a page. */
export interface Report {
  readonly matrix: Matrix;
  readonly title: string;
  readonly subtitle: string;
  /** Model, tuned on, tested on, leakage, unread, best shortcut, seed …, in the order shown. */
  readonly facts: readonly Fact[];
  /** Caveats in words that the matrix alone doesn't tell (how rates were chosen, how many seeds were run). */
  readonly notes: readonly string[];
  readonly samples: readonly Sample[];
  /** How the models were made; undefined or empty: not known. */
  readonly trained?: readonly Trained[];
  /** Hashes of what it rests on, by name (matrix, splits, base …). */
  readonly made: Readonly<Record<string, string>>;
}

/** A name and a value of the strip above the result. */
export interface Fact {
  readonly label: string;
  readonly value: string;
  /** `good` and `bad` are set off by colour and by a sign. */
  readonly tone?: "good" | "bad";
}

/** How one model was made. */
export interface Trained {
  readonly row: string;
  /** Its training seed; undefined: all models have the same. */
  readonly seed?: number;
  /** The job's id at the service; undefined: it was made on this machine. */
  readonly job?: string;
  readonly model: string;
  /** Tokens trained on. */
  readonly tokens: number;
  /** What the service said the job would cost; undefined: unknown. */
  readonly dollars?: number;
  /** How many checkpoints the service kept. */
  readonly checkpoints: number;
  /** By step; empty: none was told. */
  readonly losses: readonly { readonly step: number; readonly loss: number }[];
}

/** One reply of one cell, with what became of it. */
export interface Sample {
  readonly row: string;
  readonly column: string;
  readonly right: boolean;
  readonly prompt: string;
  readonly reply: string;
  /** The answer that was read from the reply; undefined where none could be. */
  readonly read?: string;
  /** One line: why it counts as right or wrong. */
  readonly why: string;
  readonly graph?: Drawn;
}

/** A graph to be drawn, under the names the prompt used. */
export interface Drawn {
  readonly graph: GraphLike;
  readonly labels: readonly string[];
  /** Weights are held in units of 1/scale; undefined means 1. */
  readonly scale?: 1 | 10;
  /** Nodes, in order, of a path to set off: an answer of the oracle. */
  readonly path?: readonly number[];
}
