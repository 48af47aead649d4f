import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Worker } from "node:worker_threads";
import { UserError } from "#src/errors";
import { digest } from "#src/hash";
import type { LocalWorkerData } from "#src/models/local-worker";
import { unserved } from "#src/models/unserved";
import { readCheckpoint } from "#src/onnx/index";
import { startOnnxThread } from "#src/onnx/thread";
import { readTokenizer } from "#src/onnx/tokenizer";
import type { Generate, Model, Reply, Score } from "#src/play";

/** Requests answered together; while they are, as many again gather. */
const BATCH = 64;

interface Call {
  readonly request: Generate | Score;
  readonly signal: AbortSignal | undefined;
  readonly done: (reply: Reply) => void;
  readonly fail: (reason: unknown) => void;
}

/**
 * The id of a local model: its weights, hashed.
 *
 * @param folder of a checkpoint
 * @throws UserError where there is none
 */
export function localModelId(folder: string): string {
  const path = join(folder, "model.safetensors");
  if (!existsSync(path)) throw new UserError(`${path}: expected a trained model, got none; fine-tune writes one`);
  return `local:${digest(readFileSync(path))}`;
}

/**
 * A model on this machine, run in a thread of its own. Equal requests get equal replies, whatever else is asked at the same
 * time.
 *
 * @param folder of a checkpoint made by the local trainer
 * @throws UserError where there is no such model, or it is damaged
 */
export function localModel(folder: string): Model {
  const id = localModelId(folder);
  const { spec, parameters } = readCheckpoint(folder);
  const { vocabulary } = readTokenizer(join(folder, "tokenizer.json"));
  const data: LocalWorkerData = { spec, parameters, vocabulary };
  let thread: Thread | undefined;
  return {
    id,
    concurrency: 2 * BATCH,
    deterministic: true,
    answer: async (request, signal) => {
      if (request.kind !== "generate" && request.kind !== "score") return unserved("the local model", request);
      signal?.throwIfAborted();
      thread ??= threadOf(data);
      return thread.queue(request, signal);
    },
    close: async () => thread?.end(),
  };
}

/** A thread that answers; there is none before the first request. */
interface Thread {
  queue(request: Generate | Score, signal?: AbortSignal): Promise<Reply>;
  end(): Promise<void>;
}

function threadOf(data: LocalWorkerData): Thread {
  const worker = startOnnxThread(import.meta.resolve("#src/models/local-worker"), data);
  const rest = nextRest(worker);
  worker.unref();
  const calls = callQueue(worker);
  return {
    queue: calls.add,
    // ONNX Runtime does not survive the end of its thread while it starts or computes.
    end: async () => {
      worker.ref();
      await rest;
      await calls.stop();
      await worker.terminate();
    },
  };
}

/** The next message of a thread, which it sends when it has nothing to do, or its end. */
function nextRest(worker: Worker): Promise<void> {
  return new Promise((done) => {
    worker.once("message", () => done());
    worker.once("exit", () => done());
  });
}

/** Calls on their way to a thread. */
interface Calls {
  add(request: Generate | Score, signal?: AbortSignal): Promise<Reply>;
  /** Fails all that are open, sends no more, and resolves once the thread is at rest. */
  stop(): Promise<void>;
}

/**
 * Gathers calls while the worker is busy, and sends it those of like length together. An abort is heeded between two
 * batches: what is being answered is still answered.
 */
function callQueue(worker: Worker): Calls {
  let waiting: Call[] = [];
  let asked: readonly Call[] = [];
  const send = () => {
    if (asked.length > 0) return;
    for (const { fail, signal } of waiting) if (signal?.aborted) fail(signal.reason);
    waiting = waiting.filter(({ signal }) => !signal?.aborted);
    if (waiting.length === 0) return;
    waiting.sort((a, b) => lengthOf(a.request) - lengthOf(b.request));
    asked = waiting.splice(0, BATCH);
    worker.ref();
    worker.postMessage(asked.map(({ request }) => request));
  };
  worker.on("message", (replies: readonly Reply[] | "ready") => {
    if (replies === "ready") return;
    asked.forEach(({ done }, i) => void done(replies[i]!));
    asked = [];
    worker.unref();
    setImmediate(send);
  });
  const closed = new Error("the local model was closed");
  let end: Error | undefined;
  const failAll = (reason: Error) => {
    end ??= reason;
    for (const { fail } of [...asked, ...waiting]) fail(end);
    [asked, waiting] = [[], []];
  };
  // Of an error's class only the name survives the way between threads.
  worker.on("error", (error) => failAll(error.name === "UserError" ? new UserError(error.message) : error));
  worker.on("exit", () => failAll(closed));
  return {
    add: (request, signal) =>
      new Promise((done, fail) => {
        if (end) return fail(end);
        waiting.push({ request, signal, done, fail });
        setImmediate(send);
      }),
    async stop() {
      const busy = asked.length > 0;
      failAll(closed);
      if (busy) await nextRest(worker);
    },
  };
}

function lengthOf({ messages }: Generate | Score): number {
  return messages.reduce((length, { content }) => length + content.length, 0);
}
