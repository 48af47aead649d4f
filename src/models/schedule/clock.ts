/** The time, and waiting: given from outside, so that tests take none. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Calls once the time is over. Returns what calls it off. */
  after(milliseconds: number, call: () => void): () => void;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  after(milliseconds, call) {
    const timer = setTimeout(call, milliseconds);
    return () => clearTimeout(timer);
  },
};
