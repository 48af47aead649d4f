import type { Generate } from "#src/play";
import { cost } from "#src/prices/cost";
import type { Price } from "#src/prices/price";
import { estimatedTokens } from "#src/prices/tokens";

/** What requests will take, before they are made. All of it is estimated. */
export interface Estimate {
  readonly requests: number;
  readonly promptTokens: number;
  /** If each reply is as long as it may be. */
  readonly replyTokens: number;
  /** Dollars at that length; undefined: the price is unknown. */
  readonly dollars: number | undefined;
}

/** @param price undefined: unknown */
export function estimate(requests: Iterable<Generate>, price: Price | undefined): Estimate {
  let [count, promptTokens, replyTokens] = [0, 0, 0];
  for (const request of requests) {
    count++;
    promptTokens += estimatedTokens(request);
    replyTokens += request.maxTokens;
  }
  const dollars = price && cost({ promptTokens, replyTokens }, price);
  return { requests: count, promptTokens, replyTokens, dollars };
}
