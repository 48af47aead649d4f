import type { Chart } from "#reports/analyses/chart/chart";
import type { Evidence } from "#reports/analyses/evidence";

/** What an analysis found. */
export interface Analysis {
  readonly title: string;
  /** The figure or table of the paper that it answers to. */
  readonly source: string;
  /** The result in sentences, the main one first; then what to keep in mind. */
  readonly says: readonly string[];
  readonly table: Table;
  readonly figure?: Chart;
  /** Replies worth reading. */
  readonly contrasts?: readonly Contrast[];
}

/** The numbers behind an analysis, as texts. */
export interface Table {
  readonly head: readonly string[];
  /** The first cell of a row names it. */
  readonly rows: readonly (readonly string[])[];
}

/** A question, the right reply of one model and the wrong reply of another. */
export interface Contrast {
  /** Which two models, and on what. */
  readonly place: string;
  readonly prompt: string;
  readonly right: Said;
  readonly wrong: Said;
}

/** A reply, and in a few words whose it is and how it ended. */
export interface Said {
  readonly who: string;
  readonly reply: string;
}

/** What an analysis may need beside the runs. */
export interface AnalysisOptions {
  /** How often each word occurs in a corpus; keywords only. */
  readonly frequencies?: ReadonlyMap<string, number>;
}

/** A way to look at finished runs. */
export interface AnalysisKind {
  readonly summary: string;
  /** How many runs it takes, the least and the most. */
  readonly runs: readonly [least: number, most: number];
  /** The words of which it wants counts; undefined: none. */
  readonly words?: ReadonlySet<string>;
  /** @throws UserError for runs that do not hold what it looks at */
  make(runs: readonly Evidence[], options: AnalysisOptions): Analysis;
}
