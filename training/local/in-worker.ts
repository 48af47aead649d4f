import { UserError } from "#src/errors";
import { startOnnxThread } from "#src/onnx/thread";
import { type Assignment, type Report, WISHES } from "#training/local/assignment";
import type { Followed, Wish } from "#training/local/follow";
import type { Tick } from "#training/trainer";

/** Milliseconds between two states on disk: what a killed process loses at most, with a step on top. */
const SAVE_EVERY = 5_000;

/**
 * Trains in a thread of its own.
 *
 * @throws UserError as the courses do
 */
export function inWorker(
  assignment: Omit<Assignment, "control">,
  { signal, tick }: { readonly signal?: AbortSignal; readonly tick?: (tick: Tick) => void },
): Promise<Followed> {
  const control = new Int32Array(new SharedArrayBuffer(4));
  const wish = (what: Wish) => Atomics.store(control, 0, WISHES.indexOf(what));
  const stop = () => void wish("stop");
  const timer = setInterval(() => signal?.aborted || wish("save"), SAVE_EVERY);
  if (signal?.aborted) stop();
  signal?.addEventListener("abort", stop);
  const worker = startOnnxThread(import.meta.resolve("#training/local/worker"), { ...assignment, control });
  return new Promise<Followed>((done, fail) => {
    worker.on("message", (message: Report) => {
      if (message.kind === "tick") tick?.(message.tick);
      else if (message.kind === "end") done(message.followed);
      else fail(new UserError(message.message));
    });
    worker.on("error", fail);
    worker.on("exit", (code) => fail(new Error(`the training thread ended with code ${code}`)));
  }).finally(() => {
    clearInterval(timer);
    signal?.removeEventListener("abort", stop);
  });
}
