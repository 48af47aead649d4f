import type { Cell } from "#benchmarks/nlgift/release/cell";
import type { ReleasedItem, ReleasedProblem } from "#benchmarks/nlgift/release/released-problem";

/** A row of a training file: `messages` of the ChatGPT kind, `text` of the LLaMA kind. */
export interface TrainingRow {
  readonly where: string;
  readonly system: string;
  readonly prompt: string;
  readonly target: string;
}

/** A row of a preference file. */
export interface PreferenceRow {
  readonly where: string;
  readonly prompt: string;
  readonly chosen: string;
  readonly rejected: string;
}

/** What a model answered. */
export interface LogRow {
  readonly where: string;
  /** `T1/semantic/connectivity/adjacency/0007`: the item, whichever model answered. */
  readonly id: string;
  /** undefined: a sample that no table counts. */
  readonly cell: Cell | undefined;
  readonly asked: ReleasedProblem | ReleasedItem;
  /** Untouched; "None" where the model's run broke off. */
  readonly response: string;
}

/** What every file has. */
export interface Named {
  /** Below the release's folder, with forward slashes. */
  readonly path: string;
  /** As in `Cell`; undefined where the rows say it. */
  readonly pattern: string | undefined;
  /** Our name of the task or real-world set; undefined where the rows say it or the file mixes several. */
  readonly task: string | undefined;
  /** The release's own name; undefined where a pattern's settings share the file, or the rows say it. */
  readonly setting: string | undefined;
  readonly split: "train" | "test" | undefined;
}

/**
 * A file of the release. Rows are read from the disk when they are asked for, one at a time; a row that is not what the
 * file's first row promises is a UserError that names it.
 */
export type ReleaseFile =
  | (Named & { readonly kind: "raw"; rows(): Iterable<ReleasedProblem> })
  | (Named & { readonly kind: "questions"; rows(): Iterable<ReleasedItem> })
  | (Named & { readonly kind: "chat" | "text"; rows(): Iterable<TrainingRow> })
  | (Named & { readonly kind: "preferences"; rows(): Iterable<PreferenceRow> })
  | (Named & { readonly kind: "log"; rows(): Iterable<LogRow> })
  /** `source`: another project's data; `empty`: no bytes; `unknown`: not of this release, and skipped. */
  | (Named & { readonly kind: "source" | "empty" | "unknown" });
