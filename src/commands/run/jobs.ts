import { existsSync } from "node:fs";
import { join } from "node:path";
import { ZERO_SHOT } from "#eval/matrix";
import type { Folder } from "#src/commands/run/folder";
import { UserError } from "#src/errors";
import { readRecord } from "#src/read-record";
import type { JobRecord } from "#training/job";

/** A row of the matrix and the model behind it. */
export interface Row {
  readonly name: string;
  readonly model: string;
}

/**
 * The models of a finished run, from its job records: the base first, then those tuned on each setting.
 *
 * @throws UserError where a job is not done
 */
export function rowsOf(run: Folder, settings: readonly string[]): Row[] {
  const jobs = settings.map((name) => ({ name, ...readJob(run.model(name)) }));
  const base = jobs[0]?.base;
  const tuned = jobs.map(({ name, model }) => ({ name, model: model! }));
  return base === undefined ? tuned : [{ name: ZERO_SHOT, model: base }, ...tuned];
}

export function readJob(folder: string): JobRecord {
  const path = join(folder, "job.json");
  if (!existsSync(path))
    throw new UserError(`${path}: expected a job record, got none; type the run's command again to go on`);
  const job = readRecord<JobRecord>(path, "remove it and type the run's command again to have it made anew");
  if (job.state !== "done")
    throw new UserError(`${path}: expected a finished job, got a stopped one; type the run's command again to go on`);
  return job;
}
