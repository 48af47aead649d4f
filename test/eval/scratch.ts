import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A folder of the test's own for the length of `use`. */
export async function inScratch<Result>(use: (folder: string) => Result | Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), "graphshift-"));
  try {
    return await use(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
