import { rateLimits } from "#src/models/schedule/rate-limits";
import { tokenBucket } from "#src/models/schedule/token-bucket";

/** What a server allows per minute, in requests and in tokens, as far as its headers tell. */
export interface Allowance {
  /**
   * Takes one request of so many tokens.
   *
   * @returns milliseconds to wait until it is allowed
   */
  take(tokens: number, now: number): number;
  end(tokens: number): void;
  learn(headers: Headers, now: number): void;
}

export function allowance(): Allowance {
  const requests = tokenBucket();
  const tokens = tokenBucket();
  return {
    take: (size, now) => Math.max(requests.take(1, now), tokens.take(size, now)),
    end(size) {
      requests.end(1);
      tokens.end(size);
    },
    learn(headers, now) {
      const told = rateLimits(headers);
      if (told.requests) requests.observe(told.requests, now);
      if (told.tokens) tokens.observe(told.tokens, now);
    },
  };
}
