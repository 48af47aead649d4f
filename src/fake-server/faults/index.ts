/** What goes wrong. */
export interface Fault {
  readonly summary: string;
  /** Which requests can suffer it: those that start something of this kind; undefined: any. */
  readonly hits?: "completion" | "job" | "batch";
  /** It is the user's to mend: asking again does not help. Left out of "all". */
  readonly final?: true;
  /** The request is refused with this status … */
  readonly status?: number;
  /** … and this code. */
  readonly code?: string;
  /** How the refusal says when to come back. */
  readonly retryAfter?: "seconds" | "date" | "zero";
  /** Requests after this one that are refused too, whatever they ask. */
  readonly burst?: number;
  /** What becomes of the connection, and whether the request was acted upon before. */
  readonly wire?: "unheard" | "silent" | "lost" | "torn" | "slow";
}

/** The faults by name. Those without `wire` and `status` are brought about by the endpoints themselves. */
export const faults = {
  "retry-seconds": { summary: "429 with Retry-After in seconds", status: 429, retryAfter: "seconds" },
  "retry-date": { summary: "429 with Retry-After as an HTTP date", status: 429, retryAfter: "date" },
  "retry-zero": { summary: "429 with Retry-After: 0", status: 429, retryAfter: "zero" },
  burst: { summary: "429 without Retry-After, for this request and the next eight", status: 429, burst: 8 },
  "server-error": { summary: "500", status: 500 },
  "bad-gateway": { summary: "502 with a page of HTML", status: 502 },
  unavailable: { summary: "503", status: 503 },
  "error-in-200": { summary: "200 with an error in the body", status: 200 },
  "reset-before": { summary: "the connection is reset and the request not acted upon", wire: "unheard" },
  "reset-after": { summary: "the request is acted upon, and the connection reset before the reply", wire: "lost" },
  torn: { summary: "the reply breaks off in the middle", wire: "torn" },
  slow: { summary: "the reply comes in small pieces", wire: "slow" },
  "time-out": { summary: "no reply; the connection is closed after a while", wire: "silent" },
  "odd-order": { summary: "a job goes back to an earlier state on its way", hits: "job" },
  "unknown-state": { summary: "a job is for a while in a state that no documentation has", hits: "job" },
  "batch-expired": { summary: "a batch expires with half of its results", hits: "batch" },
  "batch-empty": { summary: "a batch completes without one success, so without an output file", hits: "batch" },
  "insufficient-quota": {
    summary: "429 that asking again does not mend",
    hits: "completion",
    final: true,
    status: 429,
    code: "insufficient_quota",
  },
  "context-length": {
    summary: "400: too long for the model",
    hits: "completion",
    final: true,
    status: 400,
    code: "context_length_exceeded",
  },
} as const satisfies Record<string, Fault>;

export type FaultName = keyof typeof faults;
