import type { RateLimit } from "#src/models/schedule/rate-limits";

/** An allowance that fills up steadily. Before a server has told its limit, everything is allowed. */
export interface TokenBucket {
  /**
   * Takes an amount, if need be in advance.
   *
   * @returns milliseconds to wait until it is there
   */
  take(amount: number, now: number): number;
  /** Ends what was taken: the server's count of what remains includes it from now on. */
  end(amount: number): void;
  /** Corrects the level by what the server says. */
  observe(told: RateLimit, now: number): void;
}

const MINUTE = 60_000;

export function tokenBucket(): TokenBucket {
  let capacity = Number.POSITIVE_INFINITY;
  let level = Number.POSITIVE_INFINITY;
  /** Per millisecond. */
  let rate = 0;
  let filled = 0;
  let open = 0;
  const fill = (now: number) => {
    if (level < capacity) level = Math.min(capacity, level + rate * (now - filled));
    filled = now;
  };
  return {
    take(amount, now) {
      fill(now);
      open += amount;
      level -= amount;
      return level >= 0 ? 0 : Math.ceil(-level / rate);
    },
    end(amount) {
      open -= amount;
    },
    observe({ limit, remaining, reset }, now) {
      capacity = limit;
      level = remaining - open;
      rate = limit / MINUTE;
      // A window that opens all at once is taken for one that fills by then.
      if (reset !== undefined && reset > 0 && remaining < limit) rate = (limit - remaining) / reset;
      filled = now;
    },
  };
}
