import { ProviderError } from "#src/models/provider-error";
import { sleep } from "#src/models/schedule/sleep";
import type { Rng } from "#src/rng";
import type { Watch } from "#training/hosted/watch";

/** How often a request is tried before it is given up: with the pauses below, through outages of 20 minutes or so. */
const TRIES = 40;
/** Milliseconds of the first pause at most, and of the longest; each may be twice as long as the one before. */
const PAUSES = [1_000, 60_000] as const;

/** Asks again after a fault that may pass: a reset, a 429, a 5xx. For requests that may be repeated without harm. */
export async function patiently<Reply>(ask: () => Promise<Reply>, watch: Watch): Promise<Reply> {
  for (let tries = 1; ; tries++) {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof ProviderError) || tries === TRIES) throw error;
      await sleep(watch.clock, pauseAfter(tries, error, watch.jitter), watch.signal);
    }
  }
}

/** Milliseconds to wait after so many faults: what the service asks for, else a random share of a growing bound. */
export function pauseAfter(faults: number, { retryAfter }: ProviderError, jitter: Rng): number {
  const [first, longest] = PAUSES;
  const share = 0.5 + jitter.next() / 2;
  return retryAfter === undefined ? Math.min(longest, first * 2 ** (faults - 1)) * share : retryAfter + first * share;
}
