import type { Phase } from "#training/hosted/phase";

/**
 * `job.json`: what became of an order, and what it rests on. It holds no clock: same order, same bytes,
 * but for the ids that a service gives.
 */
export interface JobRecord {
  readonly schema: 1;
  readonly trainer: string;
  /** Fingerprint of all that decides the result: rows, base, seed, hyperparameters, and where it was asked for. */
  readonly order: string;
  /** Hash of the manifest the rows come from. */
  readonly manifest: string;
  readonly recipe: string;
  readonly method: "sft" | "dpo";
  /** How many rows, or pairs. */
  readonly rows: number;
  /** Id of the model the job starts from; undefined: from nothing. */
  readonly base?: string;
  readonly seed: number;
  /** All settings, defaults filled in. */
  readonly hyperparameters: Readonly<Record<string, unknown>>;
  /** `stopped`: interrupted, and the same order goes on; or a hosted job that has not succeeded. */
  readonly state: "stopped" | "done";
  readonly steps: { readonly done: number; readonly of: number };
  readonly usage: { readonly tokens: number };
  /** What the service says of a hosted job; undefined: there is none yet, or it was made on this machine. */
  readonly hosted?: HostedJob;
  /** Id of the finished model. */
  readonly model?: string;
  /** Files of the finished model, relative to the record, with their sha256. */
  readonly files: readonly { readonly path: string; readonly sha256: string }[];
}

/** A job of a service's. */
export interface HostedJob {
  /** Its id there. */
  readonly id: string;
  /** What it can be found by there. */
  readonly tag: string;
  readonly phase: Phase;
  /** The phase in the service's own words. */
  readonly raw: string;
  /** Why it failed. */
  readonly message?: string;
  /** Tokens trained on, as the service counts them; undefined: it does not say, and `usage` is estimated. */
  readonly tokens?: number;
  /** Dollars that the service said it would ask; undefined: unknown. */
  readonly dollars?: number;
  /** The finished model as it is asked, and as the base of another order. */
  readonly model?: string;
  readonly base?: string;
  readonly checkpoints: readonly { readonly step: number; readonly model: string }[];
}
