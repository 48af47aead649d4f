import type { ProviderError } from "#src/models/provider-error";
import { type Budget, budget } from "#src/models/schedule/budget";
import { type Clock, systemClock } from "#src/models/schedule/clock";
import { type Arrival, type Gate, gate, type Passed } from "#src/models/schedule/gate";
import { persist } from "#src/models/schedule/persist";
import { spend } from "#src/models/schedule/spend";
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

export interface Done<Value> extends Passed<Value> {
  /** From 1. */
  readonly attempts: number;
}

/** Decides when requests are sent, whether they are sent again, and when they cost too much. */
export interface Scheduler {
  readonly clock: Clock;
  readonly concurrency: number;
  /** undefined: no limit. */
  readonly maxCost: number | undefined;
  /** Dollars spent so far, with what lost replies may have cost; requests of unknown price are not in it. */
  readonly spent: number;
  /** Requests that succeeded, and batches that were held for, without a known price. */
  readonly unpriced: number;
  /**
   * Sets aside what something can cost at most that is not sent through `run`; undefined: unknown.
   *
   * @returns ends it, told what it cost
   * @throws UserError where the cost limit would be exceeded
   */
  hold(most: number | undefined, signal?: AbortSignal): Promise<(cost: number) => void>;
  /**
   * @throws ProviderError after the last attempt; UserError where trying again is of no use, or where the cost limit
   *   would be exceeded; the signal's reason once it is aborted
   */
  run<Value>(work: Work<Value>, signal?: AbortSignal): Promise<Done<Value>>;
}

export function scheduler(options: SchedulerOptions = {}): Scheduler {
  const { concurrency = 64, maxRetries = 10, timeout = 600_000, deadline = 1_800_000, clock = systemClock } = options;
  const { maxCost, retrying } = options;
  const money = budget(maxCost ?? Number.POSITIVE_INFINITY);
  const jitter = stream(0, "backoff");
  const patience = { clock, jitter, maxRetries, deadline, retrying };
  let unpriced = 0;
  const gates = new Map<string, Gate>();
  const gateOf = (service: string) => {
    const found = gates.get(service) ?? gate(concurrency, clock, stream(0, "gate", gates.size));
    gates.set(service, found);
    return found;
  };
  return {
    clock,
    concurrency,
    maxCost,
    get spent() {
      return money.spent;
    },
    get unpriced() {
      return unpriced;
    },
    hold(most, signal) {
      if (most === undefined) unpriced++;
      return money.hold(most ?? 0, signal);
    },
    async run<Value>(work: Work<Value>, signal?: AbortSignal): Promise<Done<Value>> {
      const means = { money, clock, timeout, way: gateOf(work.service) };
      const done = await persist((sent) => send(work, means, sent, signal), patience, signal);
      if (work.most === undefined) unpriced++;
      return done;
    },
  };
}

/** What attempts are made with. */
interface Means {
  readonly money: Budget;
  readonly way: Gate;
  readonly clock: Clock;
  readonly timeout: number;
}

/** Makes an attempt: within the budget, when there is room at the server, and not for too long. */
function send<Value>(
  { tokens, most = 0, attempt, cost }: Work<Value>,
  { money, way, clock, timeout }: Means,
  sent: () => void,
  signal?: AbortSignal,
): Promise<Passed<Value>> {
  const once = () => {
    sent();
    return within(clock, timeout, attempt, signal);
  };
  const costs = { most, cost: ({ value }: Passed<Value>) => cost(value) };
  return spend(money, costs, () => way.pass(tokens, once, signal), signal);
}
