import { ProviderError } from "#src/models/provider-error";
import { type Budget, budget } from "#src/models/schedule/budget";
import { type Clock, systemClock } from "#src/models/schedule/clock";
import { type Arrival, type Gate, gate } from "#src/models/schedule/gate";
import { sleep } from "#src/models/schedule/sleep";
import { within } from "#src/models/schedule/within";
import { stream } from "#src/rng";

export interface SchedulerOptions {
  /** Requests open at once at one server at most, from 1; default 64. How many really are is found by trying. */
  readonly concurrency?: number;
  /** Attempts after the first, from 0; default 10. */
  readonly maxRetries?: number;
  /** Milliseconds that one attempt may take; default ten minutes. */
  readonly timeout?: number;
  /** Milliseconds from the start of a request's first attempt after which it is not tried again; default half an hour. */
  readonly deadline?: number;
  /** Dollars that all requests together may cost; undefined: no limit. */
  readonly maxCost?: number;
  readonly clock?: Clock;
  /** Told of each failed attempt that will be made again, and after how many milliseconds. */
  readonly retrying?: (error: ProviderError, pause: number) => void;
}

/** One request to be made, perhaps several times. */
export interface Work<Value> {
  /** Who shares a server's limits: its address and the key. */
  readonly service: string;
  /** What it will use of the server's allowance of tokens, an estimate. */
  readonly tokens: number;
  /** Dollars that an attempt may cost at most; undefined: unknown. */
  readonly most?: number;
  attempt(signal: AbortSignal): Promise<Arrival<Value>>;
  /** Dollars that a successful attempt cost; undefined: unknown. */
  cost(value: Value): number | undefined;
}

export interface Done<Value> {
  readonly value: Value;
  /** From 1. */
  readonly attempts: number;
  /** Milliseconds of the attempt that succeeded. */
  readonly latency: number;
}

/** Decides when requests are sent, whether they are sent again, and when they cost too much. */
export interface Scheduler {
  readonly clock: Clock;
  readonly concurrency: number;
  /** undefined: no limit. */
  readonly maxCost: number | undefined;
  /** Dollars spent so far, with what lost replies may have cost; requests of unknown price are not in it. */
  readonly spent: number;
  /**
   * @throws ProviderError after the last attempt; UserError where trying again is of no use, or where the cost limit
   *   would be exceeded; the signal's reason once it is aborted
   */
  run<Value>(work: Work<Value>, signal?: AbortSignal): Promise<Done<Value>>;
}

/** Milliseconds of the first pause at most; each further one may be twice as long, up to the second number. */
const BACKOFF = [500, 60_000] as const;

export function scheduler(options: SchedulerOptions = {}): Scheduler {
  const { concurrency = 64, maxRetries = 10, timeout = 600_000, deadline = 1_800_000, clock = systemClock } = options;
  const money = budget(options.maxCost ?? Number.POSITIVE_INFINITY);
  const gates = new Map<string, Gate>();
  const gateOf = (service: string) => {
    const found = gates.get(service) ?? gate(concurrency, clock, stream(0, "gate", gates.size));
    gates.set(service, found);
    return found;
  };
  const jitter = stream(0, "backoff");

  return {
    clock,
    concurrency,
    maxCost: options.maxCost,
    get spent() {
      return money.spent;
    },
    async run(work, signal) {
      const way = gateOf(work.service);
      let began: number | undefined;
      const attempt = () => {
        began ??= clock.now();
        return within(clock, timeout, work.attempt, signal);
      };
      for (let attempts = 1; ; attempts++) {
        try {
          const paid = await pay(money, work, () => way.pass(work.tokens, attempt, signal), signal);
          return { ...paid, attempts };
        } catch (error) {
          signal?.throwIfAborted();
          if (!(error instanceof ProviderError)) throw error;
          const pause = pauseBefore(attempts, error.retryAfter, jitter.next());
          const over = clock.now() + pause > began! + deadline;
          if (attempts > maxRetries || over) throw gaveUp(error, attempts);
          options.retrying?.(error, pause);
          await sleep(clock, pause, signal);
        }
      }
    },
  };
}

/** What the server asks for, else a random share of a bound that doubles; never all at the same moment. */
function pauseBefore(attempt: number, asked: number | undefined, share: number): number {
  const [first, longest] = BACKOFF;
  if (asked !== undefined) return asked + first * share;
  return Math.min(longest, first * 2 ** (attempt - 1)) * share;
}

async function pay<Value, Arrived extends { readonly value: Value }>(
  money: Budget,
  { most = 0, cost }: Work<Value>,
  send: () => Promise<Arrived>,
  signal?: AbortSignal,
): Promise<Arrived> {
  const end = await money.hold(most, signal);
  let price = 0;
  try {
    const arrived = await send();
    price = cost(arrived.value) ?? most;
    return arrived;
  } catch (error) {
    if (error instanceof ProviderError && error.lost) price = most;
    throw error;
  } finally {
    end(price);
  }
}

function gaveUp(error: ProviderError, attempts: number): ProviderError {
  if (attempts === 1) return error;
  return new ProviderError(`${error.message} (attempt ${attempts}, the last)`, error);
}
