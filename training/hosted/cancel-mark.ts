import { existsSync } from "node:fs";
import { join } from "node:path";
import { writeWhole } from "#src/jsonl";

/** Beside the intent and not in it, for the intent belongs to the process that works on the job. */
const MARK = "job.cancelled";

/** Leaves word in a job's folder that the job is not wanted, whatever process works on it. */
export function markCancelled(folder: string): void {
  writeWhole(join(folder, MARK), "");
}

export function isCancelled(folder: string): boolean {
  return existsSync(join(folder, MARK));
}
