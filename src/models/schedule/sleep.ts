import type { Clock } from "#src/models/schedule/clock";

/** Waits for so many milliseconds; rejects with the signal's reason once it fires. */
export function sleep(clock: Clock, milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason);
    const giveUp = () => {
      cancel();
      reject(signal!.reason);
    };
    const cancel = clock.after(milliseconds, () => {
      signal?.removeEventListener("abort", giveUp);
      resolve();
    });
    signal?.addEventListener("abort", giveUp, { once: true });
  });
}
