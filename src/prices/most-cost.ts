import type { Generate } from "#src/play";
import { cost } from "#src/prices/cost";
import type { Price } from "#src/prices/price";
import { mostTokens } from "#src/prices/tokens";

/** Dollars that a request can cost at most: all of the reply that it allows. undefined: the price is unknown. */
export function mostCost(request: Generate, price: Price | undefined): number | undefined {
  return price && cost({ promptTokens: mostTokens(request), replyTokens: request.maxTokens }, price);
}
