import type { NumbersName } from "#generators/numbers/index";
import type { AnswerOf, QueryOf, TaskName } from "#generators/tasks/index";
import type { Split } from "#splits/manifest";
import type { Graph } from "#src/graph/graph";

/** What is audited: files whose rows are read when they are asked for, one at a time. */
export interface Subject {
  readonly name: string;
  readonly files: Iterable<SubjectFile>;
}

/** A file whose rows are audited, or one that is passed over. */
export type SubjectFile = { readonly path: string; rows(): Iterable<Row> } | Skipped;

/** A file that is not audited, and why in a few words. */
export interface Skipped {
  readonly path: string;
  readonly skipped: string;
}

/** Problems that belong together: one side of one setting, in whatever files they are written down. */
export interface ProblemSet {
  /** No other set has it. */
  readonly name: string;
  readonly pattern: string;
  /** What the settings of its kind differ in; undefined where nothing says. */
  readonly axis?: string;
  readonly task: string;
  /** undefined where the settings share the problems, or there is only one. */
  readonly setting?: string;
  readonly split: Split;
  /** Scores of shortcut rules that its makers state beside it, by the rules' names. */
  readonly declared?: Readonly<Record<string, number>>;
}

/** One line of a file. Lines with one place in one set are one problem written down several times. */
export interface Row {
  /** `path:line` */
  readonly where: string;
  readonly set: ProblemSet;
  /** From 0. */
  readonly place: number;
  /** undefined for a question that is not about a stated graph. */
  readonly posed?: Posed;
  /** What makes such questions the same; undefined: their prompts. */
  readonly source?: string;
  /** The answer as the file has it, in words. */
  readonly answer: string;
  /** Whether the line holds words alone: graph, question and answer stand in another file. */
  readonly wordsOnly?: boolean;
  readonly prompt?: string;
  /** What a model is to be trained to say. */
  readonly target?: string;
}

/** A graph, a question about it, and an answer that may be wrong. */
export interface Posed<Name extends TaskName = TaskName> {
  readonly task: Name;
  /** Weights in units of 1/scale of `numbers`. */
  readonly graph: Graph;
  readonly query: QueryOf<Name>;
  readonly numbers: NumbersName;
  /** A number given for a shortest path is its length alone; undefined: none could be read. */
  readonly given: AnswerOf<Name> | number | undefined;
  /** What the prompt calls the nodes; undefined where it is not known. */
  readonly labels?: readonly (string | undefined)[];
}
