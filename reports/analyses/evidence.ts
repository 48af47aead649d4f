import type { Matrix } from "#eval/matrix";
import type { Outcome } from "#eval/verdict";
import type { Question } from "#generators/question";

/** A finished run as the analyses see it. */
export interface Evidence {
  /** What the run is called: its folder. */
  readonly name: string;
  readonly matrix: Matrix;
  /** How it asked, as in its experiment file; `examples`: solved problems put before each question, 0 for none. */
  readonly ask: { readonly examples: number } & Readonly<Record<string, unknown>>;
  /** What else may tell runs apart: the file's other keys but for its texts, the package's version, the user's modules. */
  readonly setup: Readonly<Record<string, unknown>>;
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
