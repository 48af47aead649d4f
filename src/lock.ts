import { linkSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { UserError } from "#src/errors";

/**
 * Takes a folder's lock, so that two runs never write to it at the same time. A lock whose process has gone (kill -9)
 * is taken over. While it is taken, files whose names begin with the lock's lie beside it.
 *
 * @param path the lock file
 * @returns gives the lock back
 * @throws UserError while another process holds it
 */
export function lock(path: string): () => void {
  // Written first and then linked, for a lock that is there names its holder from the first moment.
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, String(process.pid));
  try {
    while (!link(draft, path)) {
      const holder = holderOf(path);
      if (holder === undefined) continue;
      if (alive(holder)) {
        throw new UserError(
          `${path}: expected no other run, but process ${holder} is working in this folder; wait for it or stop it`,
        );
      }
      clear(path);
    }
    return () => rmSync(path, { force: true });
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Whether the link was made; it is not where there is a file already. */
function link(file: string, path: string): boolean {
  try {
    linkSync(file, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw error;
  }
}

/** Removes a dead process's lock. One at a time does so: the next one would remove the lock of the one before. */
function clear(path: string): void {
  const free = lock(`${path}.clear`);
  try {
    const holder = holderOf(path);
    if (holder !== undefined && !alive(holder)) rmSync(path);
  } finally {
    free();
  }
}

/** The process a lock names, NaN: it names none; undefined: there is no lock any more. */
function holderOf(path: string): number | undefined {
  try {
    return Number(readFileSync(path, "utf8"));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
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
