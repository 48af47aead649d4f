import PQueue from "p-queue";
import type { Execute } from "#src/play";

/** Jobs after which a worker makes way for a new one. */
const WORN = 2000;

/** A process or thread that takes one job at a time. */
export interface Worker<Result> {
  /** @returns undefined where the worker itself was lost; it is of no use then */
  run(job: Execute): Promise<Result | undefined>;
  /** Ends it and waits until it is gone. */
  end(): Promise<unknown>;
}

/** Workers that are started when they are needed and kept for the next job. */
export interface Pool<Result> {
  /**
   * @returns undefined where the worker was lost over the job
   * @throws Error where no worker starts, the signal has fired before the job starts, or the pool is closed
   */
  run(job: Execute, signal?: AbortSignal): Promise<Result | undefined>;
  /** Ends all workers and what they run; jobs that have no result by then end with an error. */
  close(): Promise<void>;
}

/**
 * @param size workers at a time
 * @param ready workers that have been started
 */
export function pool<Result>(
  size: number,
  start: () => Promise<Worker<Result>>,
  ready: readonly Worker<Result>[] = [],
): Pool<Result> {
  const idle = [...ready];
  const taken = new Map(idle.map((worker) => [worker, 0]));
  const queue = new PQueue({ concurrency: size });
  let isClosed = false;
  const requireOpen = () => {
    if (isClosed) throw new Error("sandbox: expected jobs while it is open, got one as it closed");
  };
  const drop = async (worker: Worker<Result>) => {
    taken.delete(worker);
    await worker.end();
  };
  const attempt = async (job: Execute): Promise<Result | undefined> => {
    const worker = idle.pop() ?? (await start());
    const jobs = (taken.get(worker) ?? 0) + 1;
    taken.set(worker, jobs);
    const result = isClosed ? undefined : await worker.run(job);
    if (result !== undefined && jobs < WORN) idle.push(worker);
    else await drop(worker);
    return result;
  };
  return {
    run: (job, signal) =>
      queue.add(async () => {
        signal?.throwIfAborted();
        requireOpen();
        const result = await attempt(job);
        if (result === undefined) requireOpen();
        return result;
      }),
    async close() {
      isClosed = true;
      await Promise.all([...taken.keys()].map(drop));
      await queue.onIdle();
    },
  };
}
