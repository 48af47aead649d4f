import type { Matrix } from "#eval/matrix";
import type { Outcome } from "#eval/verdict";
import type { Question } from "#generators/question";

/** A finished run as the analyses see it. */
export interface Evidence {
  /** What the run is called: its folder. */
  readonly name: string;
  readonly matrix: Matrix;
  /** Solved problems put before each question; 0 for none. */
  readonly examples: number;
  /** Real-world runs: by set, the synthetic training file that is related to it. */
  readonly related: Readonly<Record<string, string>>;
  /** Every recorded reply, model by model and column by column. */
  replies(): Iterable<Answered>;
}

/** A reply, and what became of it. */
export interface Answered {
  readonly row: string;
  readonly column: string;
  /** The training seed of the model that replied; undefined for the one before tuning. */
  readonly seed?: number | undefined;
  readonly question: Question;
  readonly reply: string;
  readonly outcome: Outcome;
}

/** What an analysis found. */
export interface Analysis {
  readonly title: string;
  /** The figure or table of the paper that it answers to. */
  readonly source: string;
  /** The result in sentences, the main one first. */
  readonly says: readonly string[];
  readonly table: Table;
  /** An SVG document. */
  readonly figure?: string;
}

export interface Table {
  readonly head: readonly string[];
  /** The first cell of a row names it. */
  readonly rows: readonly (readonly string[])[];
}

export interface AnalysisOptions {
  /** How often each word occurs in a corpus; keywords only. */
  readonly frequencies?: ReadonlyMap<string, number>;
}

/** A way to look at finished runs. */
export interface AnalysisKind {
  readonly summary: string;
  /** How many runs it takes, the least and the most. */
  readonly runs: readonly [least: number, most: number];
  /** @throws UserError for runs that do not hold what it looks at */
  make(runs: readonly Evidence[], options: AnalysisOptions): Analysis;
}
