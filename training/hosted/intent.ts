import { existsSync } from "node:fs";
import { join } from "node:path";
import { canonical } from "#src/json";
import { writeWhole } from "#src/jsonl";
import { readRecord } from "#src/read-record";
import type { Submission } from "#training/hosted/port";
import type { JobRecord } from "#training/job";

/** What is known of a job before it runs. */
export type Draft = Omit<JobRecord, "state" | "steps" | "usage" | "model" | "files" | "hosted">;

/**
 * `intent.json`: what is to become of an order, on disk before anything is sent. With it a job is found again after the
 * process was killed at any moment.
 */
export interface Intent {
  readonly schema: 1;
  /** The name by which the job can be found at its service. */
  readonly tag: string;
  readonly draft: Draft;
  /** The model to start from, as the service names it. */
  readonly base: string;
  /** Tokens that are to be trained on, estimated. */
  readonly tokens: number;
  /** Where the service is asked, without user, password and query; undefined: at its own address. */
  readonly address?: string;
  /** Where the tuned model is asked, if not at the service's own address or at `address`. */
  readonly inference?: string;
  /** The uploaded training file. */
  readonly data?: string;
  /** Dollars that the service said it would ask. */
  readonly dollars?: number;
  /** The job may have been posted. */
  readonly posted?: boolean;
  /** The job's id. */
  readonly job?: string;
}

/** Its file within a job's folder. */
export const INTENT = "intent.json";

export function readIntent(folder: string): Intent | undefined {
  const path = join(folder, INTENT);
  if (!existsSync(path)) return undefined;
  return readRecord<Intent>(
    path,
    "look at the service for a job whose tag begins with graphshift-, then choose another folder",
  );
}

export function writeIntent(folder: string, intent: Intent): void {
  writeWhole(join(folder, INTENT), `${canonical(intent)}\n`);
}

/** The job that an intent asks for, once its training file is there. */
export function submissionOf({ tag, draft, base }: Intent, data: string): Submission {
  const { method, seed, hyperparameters: settings } = draft;
  return { tag, base, method, seed, settings, data };
}
