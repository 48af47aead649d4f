import { ProviderError } from "#src/models/provider-error";
import type { Clock } from "#src/models/schedule/clock";

/**
 * Ends an attempt that takes too long.
 *
 * @param limit milliseconds
 * @throws ProviderError once they are over
 */
export async function within<Result>(
  clock: Clock,
  limit: number,
  attempt: (signal: AbortSignal) => Promise<Result>,
  signal?: AbortSignal,
): Promise<Result> {
  // Not AbortSignal.any: on Node 20 each would stay behind with a signal that outlives it.
  const stop = new AbortController();
  const passOn = () => stop.abort(signal!.reason);
  signal?.addEventListener("abort", passOn, { once: true });
  if (signal?.aborted) passOn();
  let late = false;
  const cancel = clock.after(limit, () => {
    late = true;
    stop.abort();
  });
  try {
    return await attempt(stop.signal);
  } catch (error) {
    throw late ? new ProviderError(`no reply within ${limit / 1000} s`, { status: 408 }) : error;
  } finally {
    cancel();
    signal?.removeEventListener("abort", passOn);
  }
}
