import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Runs with a new empty folder, which is removed afterwards. */
export async function inScratch<Result>(work: (dir: string) => Result | Promise<Result>): Promise<Result> {
  const dir = mkdtempSync(join(tmpdir(), "graphshift-"));
  try {
    return await work(dir);
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}
