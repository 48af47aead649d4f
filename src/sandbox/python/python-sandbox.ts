import { availableParallelism } from "node:os";
import PQueue from "p-queue";
import { UserError } from "#src/errors";
import type { Execute, Ran } from "#src/play";
import { hasBubblewrap } from "#src/sandbox/python/bubblewrap";
import { findPython } from "#src/sandbox/python/find-python";
import { type Runner, startRunner } from "#src/sandbox/python/runner";
import type { Sandbox } from "#src/sandbox/sandbox";

/** Jobs after which a runner makes way for a new one. */
const WORN = 2000;

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
  const idle = [first];
  const alive = new Set(idle);
  const queue = new PQueue({ concurrency: runners });
  const fresh = async (): Promise<Runner> => {
    const runner = await begin();
    alive.add(runner);
    return runner;
  };
  const drop = async (runner: Runner) => {
    alive.delete(runner);
    await runner.end();
  };
  /** Runs a job on an idle runner; undefined where that was lost. */
  const attempt = async (job: Execute): Promise<Ran | undefined> => {
    const runner = idle.pop() ?? (await fresh());
    const ran = await runner.run(job);
    if (ran && runner.jobs < WORN) idle.push(runner);
    else await drop(runner);
    return ran;
  };
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
    run: (job, signal) =>
      queue.add(async () => {
        signal?.throwIfAborted();
        return (await attempt(job)) ?? (await attempt(job)) ?? lost;
      }),
    async close() {
      queue.clear();
      await Promise.all([...alive].map(drop));
    },
  };
}
