import type { Facets } from "#generators/problem";

/** What was written beside the files of a split set. It holds no clock and no path outside its folder: same seed, same bytes. */
export interface Manifest {
  readonly schema: 1;
  readonly version: string;
  readonly pattern: string;
  readonly seed: number;
  /** All options that decided the bytes. */
  readonly options: Readonly<Record<string, unknown>>;
  readonly files: readonly SplitFile[];
  readonly certificate: Leakage;
}

/** One written file. */
export interface SplitFile {
  /** Relative to the manifest, with forward slashes. */
  readonly path: string;
  /** "problems" holds questions of any kind, real-world items included. */
  readonly kind: "problems" | "chat";
  /** The task of all rows: a graph task, or a real-world set; "mixed" where they are of several. */
  readonly task: string;
  readonly setting: string;
  readonly split: Split;
  readonly rows: number;
  readonly sha256: string;
  /** Facets that all rows share. */
  readonly facets: Facets;
  /** Problems by order (node count). Question files of graph tasks only. */
  readonly quota?: Readonly<Record<string, Quota>>;
  /** Rows by task. Mixed files of questions only. */
  readonly parts?: Readonly<Record<string, number>>;
  /** Rows that were asked for, where the set has fewer. */
  readonly asked?: number;
  /** Scores of answering without reading: `majority`, and the task's one-line rules. Test files of questions only. */
  readonly baselines?: Readonly<Record<string, number>>;
}

/** The side of a split. */
export type Split = "train" | "test";

/** How many items of one order were asked for and got; what is missing went to larger orders. */
export interface Quota {
  readonly asked: number;
  readonly got: number;
  /** The most there can be up to isomorphism, train and test together; given where it is less than was asked for. */
  readonly exist?: number;
}

/** Counts of test instances (query and weights included) found again; a clean certificate is all zeros. */
export interface Leakage {
  readonly clean: boolean;
  /** Test rows with an instance equal to one in any training file of the pattern. */
  readonly equal: number;
  /** … isomorphic to one, equal ones included. */
  readonly isomorphic: number;
  /** Test rows whose graph (weights included) is isomorphic to one the local base was pre-trained on. */
  readonly pretraining: number;
  /** Rows, of training files too, that repeat an earlier one of their own file up to isomorphism. */
  readonly repeated: number;
  /** Files that share instances on purpose, by instance id. */
  readonly paired: readonly (readonly string[])[];
  /** How rows were compared, and how many of them. */
  readonly method: string;
}
