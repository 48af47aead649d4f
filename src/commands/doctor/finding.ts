/** What one check has found, told in one line. */
export interface Finding {
  /** `absent`: something that only some need; `warning`: something that will hurt. */
  readonly state: "ok" | "absent" | "warning";
  readonly what: string;
  readonly found: string;
  /** What to do; undefined where nothing needs doing. */
  readonly mend?: string;
}

/** What checks look at. */
export interface Surroundings {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** YYYY-MM-DD. */
  readonly today: string;
  /** The folder in which runs are written. */
  readonly folder: string;
  readonly fetch: typeof fetch;
}

export type Check = (around: Surroundings) => Promise<readonly Finding[]>;
