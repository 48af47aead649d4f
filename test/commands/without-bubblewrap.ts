import { mkdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { findPython } from "#src/sandbox/python/find-python";

/** Does something where there is Python and no bubblewrap, as far as the PATH goes. */
export async function withoutBubblewrap<Result>(scratch: string, use: () => Promise<Result>): Promise<Result> {
  const folder = join(scratch, "bin");
  mkdirSync(folder);
  symlinkSync(findPython()!.program, join(folder, "python3"));
  return onPath(folder, use);
}

/** Does something while the PATH is one folder. */
export async function onPath<Result>(folder: string, use: () => Promise<Result>): Promise<Result> {
  const { PATH } = process.env;
  process.env.PATH = folder;
  try {
    return await use();
  } finally {
    process.env.PATH = PATH;
  }
}
