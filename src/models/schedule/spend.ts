import { ProviderError } from "#src/models/provider-error";
import type { Budget } from "#src/models/schedule/budget";

/** What an attempt can cost at most, and what a result did cost; undefined: nobody counted. Dollars. */
interface Costs<Result> {
  readonly most: number;
  cost(result: Result): number | undefined;
}

/**
 * Makes an attempt within a budget. One whose reply was lost, or came without a count, is taken to have cost the most
 * that it may.
 *
 * @throws UserError where it does not fit the budget; whatever the attempt throws
 */
export async function spend<Result>(
  budget: Budget,
  { most, cost }: Costs<Result>,
  attempt: () => Promise<Result>,
  signal?: AbortSignal,
): Promise<Result> {
  const end = await budget.hold(most, signal);
  let price = 0;
  try {
    const result = await attempt();
    price = cost(result) ?? most;
    return result;
  } catch (error) {
    if (error instanceof ProviderError && error.lost) price = most;
    throw error;
  } finally {
    end(price);
  }
}
