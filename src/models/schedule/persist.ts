import { ProviderError } from "#src/models/provider-error";
import type { Clock } from "#src/models/schedule/clock";
import { sleep } from "#src/models/schedule/sleep";
import type { Rng } from "#src/rng";

/** How often, and how long, something is tried. */
export interface Patience {
  readonly clock: Clock;
  readonly jitter: Rng;
  readonly maxRetries: number;
  /** Milliseconds from when the first attempt was sent. */
  readonly deadline: number;
  readonly retrying?: ((error: ProviderError, pause: number) => void) | undefined;
}

/** Milliseconds of the first pause at most; each further one may be twice as long, up to the second number. */
const BACKOFF = [500, 60_000] as const;

/**
 * Tries until it succeeds.
 *
 * @param attempt calls what it is given once it is really sent, for it may wait for its turn first
 * @returns with the number of attempts
 * @throws ProviderError of the last attempt; at once whatever else an attempt throws; the signal's reason once it is
 *   aborted
 */
export async function persist<Result extends object>(
  attempt: (sent: () => void) => Promise<Result>,
  { clock, jitter, maxRetries, deadline, retrying }: Patience,
  signal?: AbortSignal,
): Promise<Result & { readonly attempts: number }> {
  let began: number | undefined;
  const sent = () => {
    began ??= clock.now();
  };
  for (let attempts = 1; ; attempts++) {
    try {
      return { ...(await attempt(sent)), attempts };
    } catch (error) {
      signal?.throwIfAborted();
      if (!(error instanceof ProviderError)) throw error;
      const pause = pauseBefore(attempts, error.retryAfter, jitter.next());
      const over = clock.now() + pause > (began ?? clock.now()) + deadline;
      if (attempts > maxRetries || over) throw gaveUp(error, attempts);
      retrying?.(error, pause);
      await sleep(clock, pause, signal);
    }
  }
}

/** What the server asks for, else a random share of a bound that doubles; never all at the same moment. */
function pauseBefore(attempt: number, asked: number | undefined, share: number): number {
  const [first, longest] = BACKOFF;
  if (asked !== undefined) return asked + first * share;
  return Math.min(longest, first * 2 ** (attempt - 1)) * share;
}

function gaveUp(error: ProviderError, attempts: number): ProviderError {
  if (attempts === 1) return error;
  return new ProviderError(`${error.message} (attempt ${attempts}, the last)`, error);
}
