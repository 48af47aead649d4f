/** How models are asked and programs run. */
export interface Limits {
  /** Tokens of a reply. */
  readonly maxTokens: number;
  /** Milliseconds of wall time for a program. */
  readonly timeout: number;
  /** Bytes for a program. */
  readonly memory: number;
}

/** Those of the published audit. Replies are greedy. */
export const PUBLISHED_LIMITS: Limits = { maxTokens: 4096, timeout: 20_000, memory: 2 ** 30 };
