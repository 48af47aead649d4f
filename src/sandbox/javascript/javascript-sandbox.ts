import { availableParallelism } from "node:os";
import type { Worker } from "node:worker_threads";
import PQueue from "p-queue";
import type { Execute, Ran } from "#src/play";
import type { JavascriptWorkerData } from "#src/sandbox/javascript/worker";
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
  const environment = { quickjs: "0.32", graphology: "0.26" };
  const idle: Thread[] = [];
  const alive = new Set<Thread>();
  const queue = new PQueue({ concurrency: threads });
  const drop = async (thread: Thread) => {
    alive.delete(thread);
    await thread.end();
  };
  const attempt = async (job: Execute): Promise<Ran | undefined> => {
    const thread = idle.pop() ?? (await startOne());
    alive.add(thread);
    const found = await thread.run(job);
    if (found) idle.push(thread);
    else await drop(thread);
    return found && { kind: "ran", ...found, isolation: "quickjs", environment };
  };
  return {
    isolation: "quickjs",
    environment,
    run: (job, signal) =>
      queue.add(async () => {
        signal?.throwIfAborted();
        return (
          (await attempt(job)) ?? {
            kind: "ran",
            error: "out of time",
            timedOut: true,
            graphs: [],
            isolation: "quickjs",
            environment,
          }
        );
      }),
    async close() {
      queue.clear();
      await Promise.all([...alive].map(drop));
    },
  };
}

interface Thread {
  /** @returns undefined where the thread is lost */
  run(job: Execute): Promise<Omit<Ran, "kind" | "isolation" | "environment"> | undefined>;
  end(): Promise<unknown>;
}

async function startOne(): Promise<Thread> {
  const late = new Int32Array(new SharedArrayBuffer(4));
  const data: JavascriptWorkerData = { late: late.buffer as SharedArrayBuffer };
  const worker = startThread(import.meta.resolve("#src/sandbox/javascript/worker"), data);
  if ((await within(message(worker), START)) === undefined) throw new Error("sandbox: QuickJS did not start");
  return {
    async run(job) {
      Atomics.store(late, 0, 0);
      const timer = setTimeout(() => Atomics.store(late, 0, 1), job.timeout);
      worker.postMessage(job);
      const found = (await within(message(worker), job.timeout + PATIENCE)) as Omit<Ran, "timedOut"> | undefined;
      clearTimeout(timer);
      const timedOut = Atomics.load(late, 0) === 1;
      return found && { ...found, timedOut };
    },
    end: () => worker.terminate(),
  };
}

/** The next message of a thread; undefined once it has ended. */
function message(worker: Worker): Promise<unknown> {
  return new Promise((done) => {
    const settle = (value?: unknown) => {
      worker.off("message", settle).off("error", ended).off("exit", ended);
      done(value);
    };
    const ended = () => settle();
    worker.on("message", settle).on("error", ended).on("exit", ended);
  });
}
