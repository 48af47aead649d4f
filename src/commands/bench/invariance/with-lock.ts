import { existsSync } from "node:fs";
import { join } from "node:path";
import type { RunFolder } from "#benchmarks/invariance/runs/run-folder";
import { UserError } from "#src/errors";
import { lock } from "#src/lock";

/**
 * Does some work in the folder of an audit while no other process does.
 *
 * @throws UserError where there is no such folder, or another process works in it
 */
export async function withLock<Result>({ dir }: RunFolder, work: () => Promise<Result>): Promise<Result> {
  if (!existsSync(dir)) {
    throw new UserError(
      `${dir}: expected the folder of an audit, got none; make one with graphshift bench invariance ask`,
    );
  }
  const free = lock(join(dir, "run.lock"));
  try {
    return await work();
  } finally {
    free();
  }
}
