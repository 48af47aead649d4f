import { spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, openSync } from "node:fs";
import { join } from "node:path";
import { UserError } from "#src/errors";
import { writeWhole } from "#src/jsonl";
import { textOf } from "#training/command/status";

const [PID, EXIT, LOG] = ["command.pid", "command.exit", "command.log"];

/** Runs the user's command ($1) so that it outlives us, and so that it is known afterwards that it ran. */
const WRAPPER = `${noting("$$", PID)}; sh -c "$1"; ${noting("$?", EXIT)}`;

/** Writes a file whole, so that nobody reads half of it. */
function noting(value: string, file: string): string {
  return `echo ${value} > ${file}.part; mv ${file}.part ${file}`;
}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Starts a command in a folder and leaves it to itself.
 *
 * @param env undefined: ours
 * @throws UserError where there is no shell
 */
export async function start(folder: string, command: string, env: Environment | undefined): Promise<void> {
  const log = openSync(join(folder, LOG), "a");
  try {
    const stdio = ["ignore", log, log] as const;
    const child = spawn("sh", ["-c", WRAPPER, "sh", command], {
      cwd: folder,
      detached: true,
      stdio: [...stdio],
      ...(env && { env }),
    });
    await once(child, "spawn");
    // The wrapper does so, too, should we be killed here; but who follows may look before it does.
    writeWhole(join(folder, PID), `${child.pid}\n`);
    child.unref();
  } catch (error) {
    throw new UserError(`command: expected a shell to run it, got ${(error as Error).message}; install sh`);
  } finally {
    closeSync(log);
  }
}

/** A command that was started. */
export interface Started {
  /** Whether it is still at work. */
  readonly alive: boolean;
  /** undefined: it has not ended, or was killed. */
  readonly exit?: number;
  /** The last line it wrote. */
  readonly last?: string;
}

/** What became of the command in a folder; undefined: none was started. */
export function started(folder: string): Started | undefined {
  const pid = pidIn(folder);
  if (pid === undefined) return undefined;
  // Looked at first: what one that has ended left is all there by then.
  const running = isAlive(pid);
  // An empty file is no end: it is still being written.
  const exit = textOf(join(folder, EXIT))?.trim() || undefined;
  const last = textOf(join(folder, LOG))?.trim().split("\n").at(-1);
  return { alive: exit === undefined && running, ...(exit && { exit: Number(exit) }), ...(last && { last }) };
}

/** Ends the command in a folder with all that it started. */
export function end(folder: string): void {
  process.kill(-pidIn(folder)!, "SIGTERM");
}

function pidIn(folder: string): number | undefined {
  const pid = Number(textOf(join(folder, PID)));
  return pid > 0 ? pid : undefined;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
