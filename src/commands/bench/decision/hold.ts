import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { RunFolder } from "#benchmarks/decision/runs/index";
import { lock } from "#src/lock";

/** Does some work on a run's folder that no other process works on meanwhile. */
export async function hold<Result>({ dir }: RunFolder, work: () => Promise<Result>): Promise<Result> {
  mkdirSync(dir, { recursive: true });
  const free = lock(join(dir, "run.lock"));
  try {
    return await work();
  } finally {
    free();
  }
}
