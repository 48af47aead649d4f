import { renameSync, rmSync } from "node:fs";

/**
 * Writes a folder whole or not at all, in the place of one that is there: into a neighbour first, then renamed.
 *
 * @param write puts the files into the folder that it is told; what it returns is handed back
 */
export function writeFolder<Result>(folder: string, write: (draft: string) => Result): Result {
  const draft = `${folder}.part`;
  rmSync(draft, { recursive: true, force: true });
  try {
    const result = write(draft);
    rmSync(folder, { recursive: true, force: true });
    renameSync(draft, folder);
    return result;
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}
