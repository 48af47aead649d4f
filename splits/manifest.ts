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

export interface SplitFile {
  /** Relative to the manifest, with forward slashes. */
  readonly path: string;
  readonly kind: "problems" | "chat";
  readonly task: string;
  readonly setting: string;
  readonly split: "train" | "test";
  readonly rows: number;
  readonly sha256: string;
  readonly facets: Facets;
  /** How many items each order (node count) was asked for and got, after capping by the isomorphism classes that exist. */
  readonly quota?: Readonly<Record<string, { readonly asked: number; readonly got: number }>>;
  /** Scores of answering without reading: `majority`, and the task's one-line rules. Test files only. */
  readonly baselines?: Readonly<Record<string, number>>;
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
  /** Rows that repeat another of their own file up to isomorphism. */
  readonly repeated: number;
  /** Files that share instances on purpose, by instance id. */
  readonly paired: readonly (readonly string[])[];
  /** Pairs of rows compared, and how. */
  readonly method: string;
}
