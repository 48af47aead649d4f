import type { Execute, Ran } from "#src/play";

/** Runs programs that nobody has read. */
export interface Sandbox {
  /** What keeps programs in; it is part of every result, too. */
  readonly isolation: Ran["isolation"];
  readonly environment: Ran["environment"];
  /**
   * Runs a program to its end or its limits. What a program does wrong is in the result.
   *
   * @throws Error where the signal stops it
   */
  run(job: Execute, signal?: AbortSignal): Promise<Ran>;
  /** Ends all processes. */
  close(): Promise<void>;
}
