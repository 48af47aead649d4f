import { existsSync } from "node:fs";
import { join } from "node:path";
import { canonical } from "#src/json";
import { writeWhole } from "#src/jsonl";
import { readRecord } from "#src/read-record";
import type { Intent } from "#training/hosted/intent";
import type { Artifacts, Standing } from "#training/hosted/port";
import type { HostedJob, JobRecord } from "#training/job";

const FILE = "job.json";

/** The record of a job in a folder; undefined: there is none. */
export function readJobRecord(folder: string): JobRecord | undefined {
  const path = join(folder, FILE);
  if (!existsSync(path)) return undefined;
  return readRecord<JobRecord>(path, "remove it and type the same command to have it written anew");
}

/** What is known of a job at its service. */
export interface Progress {
  readonly job: string;
  readonly standing: Standing;
  readonly steps: JobRecord["steps"];
  /** Once it has succeeded; `id` is the tuned model's in records of replies. */
  readonly made?: Artifacts & { readonly id: string };
}

/** Writes down how an intent is getting on; undefined: there is no job yet. */
export function writeJobRecord(folder: string, intent: Intent, progress?: Progress): JobRecord {
  const hosted = progress && hostedJob(intent, progress);
  const model = progress?.made?.id;
  const record: JobRecord = {
    ...intent.draft,
    state: model === undefined ? "stopped" : "done",
    steps: progress?.steps ?? { done: 0, of: 0 },
    usage: { tokens: hosted ? (hosted.tokens ?? intent.tokens) : 0 },
    ...(hosted && { hosted }),
    ...(model !== undefined && { model }),
    files: [],
  };
  writeWhole(join(folder, FILE), `${canonical(record)}\n`);
  return record;
}

function hostedJob({ tag, dollars }: Intent, { job, standing, made }: Progress): HostedJob {
  const { phase, raw, message, tokens } = standing;
  return {
    id: job,
    tag,
    phase,
    raw,
    ...(message !== undefined && { message }),
    ...(tokens !== undefined && { tokens }),
    ...(dollars !== undefined && { dollars }),
    ...(made && { model: made.model, base: made.base }),
    checkpoints: made?.checkpoints ?? [],
  };
}
