import type { Clock } from "#src/models/schedule/clock";

/** Waits. Rejects with the signal's reason once it aborts. */
export function wait(clock: Clock, milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((done, fail) => {
    signal?.throwIfAborted();
    const stop = () => {
      callOff();
      fail(signal!.reason);
    };
    const callOff = clock.after(milliseconds, () => {
      signal?.removeEventListener("abort", stop);
      done();
    });
    signal?.addEventListener("abort", stop, { once: true });
  });
}
