import type { Worker } from "node:worker_threads";
import { UserError } from "#src/errors";
import { onnxId } from "#src/models/onnx/onnx-id";
import { onnxName } from "#src/models/onnx/onnx-name";
import type { OnnxMessage } from "#src/models/onnx/onnx-worker";
import { unserved } from "#src/models/unserved";
import { startOnnxThread } from "#src/onnx/thread";
import type { Generate, Model, Reply } from "#src/play";

/**
 * A decoder in ONNX by transformers.js, in a thread of its own. Requests are answered one at a time, so that a reply
 * does not depend on its neighbours.
 *
 * @param name a folder or a name on Hugging Face's hub, with kind of numbers and device where they are not fp32 and cpu:
 *   `out/model`, `onnx-community/Qwen2.5-0.5B-Instruct:q4:cuda`
 * @throws UserError where there is no such model, it does not load, or @huggingface/transformers is not installed
 */
export async function onnxModel(name: string): Promise<Model> {
  const parsed = onnxName(name);
  const id = await onnxId(parsed);
  const worker = startOnnxThread(import.meta.resolve("#src/models/onnx/onnx-worker"), parsed);
  const { next, end } = mailbox(worker);
  await next();
  worker.unref();
  let line: Promise<unknown> = Promise.resolve();
  const ask = async (request: Generate, signal?: AbortSignal): Promise<Reply> => {
    signal?.throwIfAborted();
    worker.ref();
    worker.postMessage(request);
    try {
      const message = await next();
      if ("reply" in message) return message.reply;
      throw new Error(`${id}: ${"failure" in message ? message.failure : "no reply"}`);
    } finally {
      worker.unref();
    }
  };
  return {
    id,
    concurrency: 2,
    answer: (request, signal) => {
      if (request.kind !== "generate") return Promise.resolve(unserved("an ONNX model", request));
      const reply = line.then(() => ask(request, signal));
      line = reply.catch(() => {});
      return reply;
    },
    close: end,
  };
}

/** The messages of a thread one by one; waiting for one fails where the thread does. */
function mailbox(worker: Worker) {
  let wanted: { readonly done: (message: OnnxMessage) => void; readonly fail: (error: Error) => void } | undefined;
  let broken: Error | undefined;
  const fail = (error: Error) => {
    broken ??= error;
    wanted?.fail(broken);
  };
  worker.on("message", (message: OnnxMessage) => wanted?.done(message));
  // Of an error's class only the name survives the way between threads.
  worker.on("error", (error) => fail(error.name === "UserError" ? new UserError(error.message) : error));
  worker.on("exit", () => fail(new Error("the ONNX model was closed")));
  return {
    next: () =>
      new Promise<OnnxMessage>((done, failed) => {
        if (broken) failed(broken);
        wanted = { done, fail: failed };
      }),
    end: async () => void (await worker.terminate()),
  };
}
