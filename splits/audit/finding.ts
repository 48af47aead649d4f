/** In order of weight: what makes a result wrong, what weakens it, what a reader should know. */
export const SEVERITIES = ["error", "warning", "note"] as const;

/** The weight of a finding. */
export type Severity = (typeof SEVERITIES)[number];

/** Something an audit found in one place. */
export interface Finding {
  /** The name of the check. */
  readonly check: string;
  readonly severity: Severity;
  /** A file, or files that are compared. */
  readonly where: string;
  /** Rows that it is about, of those looked at. */
  readonly count: number;
  readonly of: number;
  /** One sentence. */
  readonly says: string;
  /** Numbers by name that the sentence rests on: scores, means, shares. */
  readonly figures?: Readonly<Record<string, number>>;
  /** The rows behind it; empty where it is about all of them. */
  readonly rows: readonly FoundRow[];
}

/** A row behind a finding; `says`: what it is about this row, undefined where the finding says it all. */
export interface FoundRow {
  /** `path:line` */
  readonly where: string;
  readonly says?: string;
}
