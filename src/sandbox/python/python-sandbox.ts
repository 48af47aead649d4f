import { availableParallelism } from "node:os";
import { UserError } from "#src/errors";
import type { Ran } from "#src/play";
import { pool } from "#src/sandbox/pool";
import { hasBubblewrap } from "#src/sandbox/python/bubblewrap";
import { findPython } from "#src/sandbox/python/find-python";
import { startRunner } from "#src/sandbox/python/runner";
import type { Sandbox } from "#src/sandbox/sandbox";

export interface PythonSandboxOptions {
  /** Programs at a time; undefined: as many as there are cores. */
  readonly runners?: number;
  /** undefined: bubblewrap where it works, else the filter of system calls alone. */
  readonly isolation?: "bubblewrap" | "seccomp";
}

/**
 * A pool of Python interpreters that run programs: each is started once, in namespaces of its own (bubblewrap), and forks a
 * child with a filter of system calls, limits of memory and time, for every program.
 *
 * @throws UserError where there is no Python, or no way to contain programs; with how to install it
 */
export async function pythonSandbox({
  runners = availableParallelism(),
  isolation: wanted,
}: PythonSandboxOptions = {}): Promise<Sandbox> {
  const python = findPython();
  if (!python)
    throw new UserError(
      "sandbox: expected python3, got none; install it (Debian: apt-get install python3-networkx bubblewrap), or leave out the code modes",
    );
  const isolation = wanted ?? (hasBubblewrap(python) ? "bubblewrap" : "seccomp");
  const begin = () =>
    startRunner(python, isolation).catch((error: Error) => {
      throw new UserError(
        `${error.message}; run on Linux with bubblewrap (apt-get install bubblewrap), or leave out the code modes`,
      );
    });
  const first = await begin();
  const { environment } = first;
  const workers = pool(runners, begin, [first]);
  const lost: Ran = {
    kind: "ran",
    error: "the sandbox was lost twice",
    timedOut: false,
    graphs: [],
    isolation,
    environment,
  };
  return {
    isolation,
    environment,
    concurrency: runners,
    run: async (job, signal) => (await workers.run(job, signal)) ?? (await workers.run(job, signal)) ?? lost,
    close: workers.close,
  };
}
