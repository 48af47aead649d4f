/** `job.json`: what became of an order, and what it rests on. It holds no clock: same order, same bytes. */
export interface JobRecord {
  readonly schema: 1;
  readonly trainer: string;
  /** Fingerprint of all that decides the result: rows, base, seed and hyperparameters. */
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
  /** `stopped`: interrupted; the same order goes on. */
  readonly state: "stopped" | "done";
  readonly steps: { readonly done: number; readonly of: number };
  readonly usage: { readonly tokens: number };
  /** Id of the finished model. */
  readonly model?: string;
  /** Files of the finished model, relative to the record, with their sha256. */
  readonly files: readonly { readonly path: string; readonly sha256: string }[];
}
