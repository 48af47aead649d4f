import { existsSync } from "node:fs";
import { join } from "node:path";
import { ZERO_SHOT } from "#eval/matrix";
import type { SplitFile } from "#splits/index";
import { chainsOf } from "#src/commands/run/arms";
import type { Experiment } from "#src/commands/run/experiment";
import type { Folder } from "#src/commands/run/folder";
import { UserError } from "#src/errors";
import { readRecord } from "#src/read-record";
import type { JobRecord } from "#training/job";

/** A model that answered: its row of the matrix, its training seed, and its id. */
export interface Answerer {
  readonly row: string;
  /** undefined: not tuned */
  readonly seed?: number;
  readonly model: string;
}

/**
 * The models of a finished run, from its job records: the base first, then the tuned ones.
 *
 * @throws UserError where a job is not done
 */
export function answerersOf(run: Folder, experiment: Experiment, files: readonly SplitFile[]): Answerer[] {
  const makings = chainsOf(experiment, files).flat();
  const jobs = makings.map((making) => ({ ...making, ...readJob(run.model(making.row, making.seed)) }));
  const tuned = jobs.map(({ row, seed, model }) => ({ row, seed, model: model! }));
  const base = jobs.find(({ after }) => after === undefined)?.base;
  return base === undefined ? tuned : [{ row: ZERO_SHOT, model: base }, ...tuned];
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
