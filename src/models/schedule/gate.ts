import PQueue from "p-queue";
import { ProviderError } from "#src/models/provider-error";
import { allowance } from "#src/models/schedule/allowance";
import type { Clock } from "#src/models/schedule/clock";
import { congestion } from "#src/models/schedule/congestion";
import { sleep } from "#src/models/schedule/sleep";
import type { Rng } from "#src/rng";

/** What one attempt brought. */
export interface Arrival<Value> {
  readonly value: Value;
  readonly headers: Headers;
}

/** What came of an attempt, and how many milliseconds it took once it was sent. */
export interface Passed<Value> {
  readonly value: Value;
  readonly latency: number;
}

/** The way to one server under one key, shared by all models behind it. */
export interface Gate {
  /**
   * Makes an attempt when there is room for it.
   *
   * @param tokens what it will use of the server's allowance, an estimate
   */
  pass<Value>(tokens: number, attempt: () => Promise<Arrival<Value>>, signal?: AbortSignal): Promise<Passed<Value>>;
}

/** Milliseconds over which requests that wait for the same moment are spread. */
const SPREAD = 250;

/** @param most attempts open at once at most */
export function gate(most: number, clock: Clock, rng: Rng): Gate {
  const load = congestion(most);
  const queue = new PQueue({ concurrency: load.limit });
  const allowed = allowance();
  /** Until when the server asked to be left alone. */
  let closed = 0;

  const open = async (wait: number, signal?: AbortSignal) => {
    if (wait > 0) await sleep(clock, wait + SPREAD * rng.next(), signal);
    while (closed > clock.now()) await sleep(clock, closed - clock.now() + SPREAD * rng.next(), signal);
  };
  const yieldTo = (error: unknown, began: number) => {
    if (!(error instanceof ProviderError) || !error.busy) return;
    load.refused(began, clock.now());
    closed = Math.max(closed, clock.now() + (error.retryAfter ?? 0));
  };
  const timed = async <Value>(attempt: () => Promise<Arrival<Value>>) => {
    const began = clock.now();
    try {
      const arrival = await attempt();
      const latency = clock.now() - began;
      load.succeeded(latency);
      return { ...arrival, latency };
    } catch (error) {
      yieldTo(error, began);
      throw error;
    } finally {
      queue.concurrency = load.limit;
    }
  };

  return {
    async pass(tokens, attempt, signal) {
      const turn = async () => {
        signal?.throwIfAborted();
        const wait = allowed.take(tokens, clock.now());
        try {
          await open(wait, signal);
          return await timed(attempt);
        } finally {
          allowed.end(tokens);
        }
      };
      const { value, latency, headers } = await queue.add(turn);
      allowed.learn(headers, clock.now());
      return { value, latency };
    },
  };
}
