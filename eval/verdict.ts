/** How an item ended. Only `correct` counts as right; the others say what went wrong and are reported apart. */
export type Outcome =
  | "correct"
  | "wrong"
  | "unparsed"
  | "ambiguous"
  | "refused"
  | "truncated"
  | "failed"
  | "unsupported"
  | "interrupted"
  | "unattempted";

export interface Verdict {
  readonly outcome: Outcome;
  /** A class of the benchmark's own (transcription, construction …). */
  readonly class?: string;
  /** What was read from the reply; undefined where nothing could be. */
  readonly read?: unknown;
  /** One line for a person: why this outcome. */
  readonly why: string;
  readonly parts?: Readonly<Record<string, number>>;
}
