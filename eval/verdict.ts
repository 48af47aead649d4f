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

/** How an item ended, and why. */
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

const unread: ReadonlySet<Outcome> = new Set<Outcome>(["unparsed", "ambiguous", "refused", "truncated"]);

/** The model replied, but gave no answer that could be read: not right, and reported apart from wrong answers. */
export function isUnread(outcome: Outcome): boolean {
  return unread.has(outcome);
}

/** The model replied, so the item counts; `failed`, `unsupported`, `interrupted` and `unattempted` ones do not. */
export function isScored(outcome: Outcome): boolean {
  return outcome === "correct" || outcome === "wrong" || isUnread(outcome);
}
