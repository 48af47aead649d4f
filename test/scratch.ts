import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Runs with a new empty folder, which is removed afterwards; what `use` promises is waited for. */
export function inScratch<Result>(use: (folder: string) => Result): Result {
  const folder = make();
  let result: Result;
  try {
    result = use(folder);
  } catch (error) {
    remove(folder);
    throw error;
  }
  if (result instanceof Promise) return result.finally(() => remove(folder)) as Result;
  remove(folder);
  return result;
}

/** Makes new empty folders, which are removed when the suite has run. */
export function scratchFolders(suite: { after(hook: () => void): void }): () => string {
  const folders: string[] = [];
  suite.after(() => folders.forEach(remove));
  return () => {
    folders.push(make());
    return folders.at(-1)!;
  };
}

function make(): string {
  return mkdtempSync(join(tmpdir(), "graphshift-"));
}

function remove(folder: string): void {
  // A browser may still be writing to its profile.
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}
