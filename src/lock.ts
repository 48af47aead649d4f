import { closeSync, openSync, readFileSync, rmSync, writeSync } from "node:fs";
import { UserError } from "#src/errors";

/**
 * Takes a folder's lock, so that two runs never write to it at the same time. A lock whose process has gone (kill -9)
 * is taken over.
 *
 * @param path the lock file
 * @returns gives the lock back
 * @throws UserError while another process holds it
 */
export function lock(path: string): () => void {
  for (;;) {
    try {
      const file = openSync(path, "wx");
      writeSync(file, String(process.pid));
      closeSync(file);
      return () => rmSync(path, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
      const holder = Number(readFileSync(path, "utf8"));
      if (alive(holder)) {
        throw new UserError(
          `${path}: expected no other run, but process ${holder} is working in this folder; wait for it or stop it`,
        );
      }
      rmSync(path, { force: true });
    }
  }
}

function alive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
