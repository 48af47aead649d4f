import type { DomainName } from "#benchmarks/graphinstruct/domains/index";

export type Level = 0 | 1 | 2 | 3 | 4 | 5;
export const LEVELS: readonly Level[] = [0, 1, 2, 3, 4, 5];

/** small: up to 20 nodes; medium: 21 to 50; large: more. */
export type Size = "small" | "medium" | "large";

/** What a model is asked to write, and how it is judged. */
export interface Instruction {
  /** `L2-143` in the official set, `G2-000143` in generated ones. */
  readonly id: string;
  readonly level: Level;
  /** The words put to the model; a base graph is put before them, apart. */
  readonly text: string;
  readonly explicit: readonly string[];
  /** What the data set says follows from them. Feedback and ranking use it; scores infer their own. */
  readonly implicit: readonly string[];
  readonly sizes: readonly Size[];
  readonly feasible: boolean;
  /** Graphs that satisfy it, as text; none where infeasible. */
  readonly references: readonly string[];
  /** Level 4. */
  readonly domain?: DomainName;
  /** Level 5: the graph to change, and changes that solve the task, as text. */
  readonly base?: string;
  readonly edits?: readonly string[];
  /** What to do to the base: `make_connected`; as the `task_type` constraint says. */
  readonly operation?: string;
  /** Level 5: steps of a solution; undefined where none are given. */
  readonly steps?: readonly Step[];
  /** Which wording it was made from; of official ones, what distinguishes their wordings. Cross-validation leaves out whole templates. */
  readonly template: string;
  /** Why no graph can satisfy it; generated infeasible ones alone. */
  readonly proof?: string;
}

export interface Step {
  readonly type: string;
  readonly description: string;
  readonly edges?: readonly (readonly [string, string])[];
  readonly nodes?: readonly string[];
}
