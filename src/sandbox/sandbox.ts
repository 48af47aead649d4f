import type { Execute, Ran } from "#src/play";

/** Runs programs that nobody has read. */
export interface Sandbox {
  /** What keeps programs in; it is part of every result, too. */
  readonly isolation: Ran["isolation"];
  readonly environment: Ran["environment"];
  /** How many programs it runs at a time. */
  readonly concurrency: number;
  /**
   * Runs a program to its end or its limits. What a program does wrong is in the result.
   *
   * @throws Error where the signal has fired before it starts, or the sandbox is closed before it ends
   */
  run(job: Execute, signal?: AbortSignal): Promise<Ran>;
  /** Ends all processes, and the programs that run. */
  close(): Promise<void>;
}
