import { availableParallelism } from "node:os";
import type { Worker as Thread } from "node:worker_threads";
import { fingerprint } from "#src/hash";
import type { Ran } from "#src/play";
import { postlude, prelude } from "#src/sandbox/javascript/guest";
import type { JavascriptWorkerData } from "#src/sandbox/javascript/worker";
import { pool, type Worker } from "#src/sandbox/pool";
import type { Left } from "#src/sandbox/read-left";
import type { Sandbox } from "#src/sandbox/sandbox";
import { startThread } from "#src/start-thread";
import { within } from "#src/within";

/** Milliseconds beyond a program's own time after which its thread counts as lost. */
const PATIENCE = 2000;
/** Milliseconds in which a thread must be ready. */
const START = 60_000;

/**
 * Threads that run JavaScript programs in QuickJS, a fresh engine context each, which has no way to the machine: no files,
 * no network, no processes, no objects of ours. graphology is there as a global of that name.
 *
 * @param threads programs at a time; undefined: as many as there are cores
 */
export function javascriptSandbox(threads = availableParallelism()): Sandbox {
  const environment = { quickjs: "0.32", graphology: "0.26", runner: fingerprint([prelude, postlude]).slice(0, 12) };
  const workers = pool(threads, startOne);
  const kept = { kind: "ran", isolation: "quickjs", environment } as const;
  return {
    isolation: "quickjs",
    environment,
    concurrency: threads,
    async run(job, signal) {
      const found = (await workers.run(job, signal)) ?? LOST;
      return { ...kept, ...found };
    },
    close: workers.close,
  };
}

/** What came of a program. */
type Found = Omit<Ran, "kind" | "isolation" | "environment">;

/** Of a program that took its thread with it, as those do that are not to be interrupted. */
const LOST: Found = { error: "out of time", timedOut: true, graphs: [] };

async function startOne(): Promise<Worker<Found>> {
  const late = new Int32Array(new SharedArrayBuffer(4));
  const data: JavascriptWorkerData = { late: late.buffer as SharedArrayBuffer };
  const thread = startThread(import.meta.resolve("#src/sandbox/javascript/worker"), data);
  if ((await within(message(thread), START)) === undefined) throw new Error("sandbox: QuickJS did not start");
  return {
    async run(job) {
      Atomics.store(late, 0, 0);
      const timer = setTimeout(() => Atomics.store(late, 0, 1), job.timeout);
      thread.postMessage(job);
      const found = (await within(message(thread), job.timeout + PATIENCE)) as Left | undefined;
      clearTimeout(timer);
      if (found?.exitCode !== 0 && Atomics.load(late, 0) === 1) return found && { ...found, ...LOST };
      return found && { ...found, timedOut: false };
    },
    end: () => thread.terminate(),
  };
}

/** The next message of a thread; undefined once it has ended. */
function message(thread: Thread): Promise<unknown> {
  return new Promise((done) => {
    const settle = (value?: unknown) => {
      thread.off("message", settle).off("error", ended).off("exit", ended);
      done(value);
    };
    const ended = () => settle();
    thread.on("message", settle).on("error", ended).on("exit", ended);
  });
}
