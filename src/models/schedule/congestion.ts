/** How many requests may be open at a server at once, found by trying. */
export interface Congestion {
  readonly limit: number;
  /** @param latency milliseconds */
  succeeded(latency: number): void;
  /**
   * The server refused for load, or did not reply in time.
   *
   * @param began when the attempt was sent
   */
  refused(began: number, now: number): void;
}

const START = 8;
/** Milliseconds under which no latency means congestion. */
const CALM = 1000;
/** How many times the best window's latency means congestion. */
const SLOW = 3;

/**
 * Additive increase, multiplicative decrease, as TCP has it (Chiu and Jain 1989; slow start: Jacobson 1988): the limit
 * doubles with each window of replies until the first refusal, then grows by one a window; a refusal halves it, and a
 * window of replies that were far slower than the best one takes a tenth.
 *
 * @param most the limit's ceiling, at least 1
 */
export function congestion(most: number): Congestion {
  let limit = Math.min(START, most);
  let probing = true;
  let halved = Number.NEGATIVE_INFINITY;
  let best = Number.POSITIVE_INFINITY;
  /** A window is as many replies as were allowed at once when it began. */
  let window = limit;
  let [replies, sum] = [0, 0];
  const endWindow = () => {
    const mean = sum / replies;
    best = Math.min(best, mean);
    if (mean > CALM && mean > SLOW * best) {
      probing = false;
      limit = Math.max(1, 0.9 * limit);
    }
    window = Math.floor(limit);
    [replies, sum] = [0, 0];
  };
  return {
    get limit() {
      return Math.floor(limit);
    },
    succeeded(latency) {
      limit = Math.min(most, limit + (probing ? 1 : 1 / limit));
      replies++;
      sum += latency;
      if (replies === window) endWindow();
    },
    refused(began, now) {
      probing = false;
      // Those sent before the last decrease tell nothing new.
      if (began < halved) return;
      halved = now;
      limit = Math.max(1, limit / 2);
    },
  };
}
