import { requestSize } from "#benchmarks/decision/contract/request-size";
import { largestFitting } from "#benchmarks/decision/rq2/request/largest-fitting";
import { UserError } from "#src/errors";
import type { Shown } from "#src/models/readouts/decision-prompt";

/** The longest request of any condition, in UTF-16 code units (GraphDecisionBench, part 2). */
export const BUDGET = 18_000;

/**
 * How much of each text all conditions of a target show: the largest common length with which the fullest of them keeps
 * within the budget. Nothing else is ever cut.
 *
 * @param where names the target, for the message
 * @param texts all texts that any condition shows
 * @param fullest the request with everything, texts cut to a length
 * @throws UserError where it is too long without any text
 */
export function commonPrefix(
  where: string,
  texts: readonly string[],
  budget: number,
  fullest: (length: number) => Shown,
): number {
  const longest = texts.reduce((most, { length }) => Math.max(most, length), 0);
  const length = largestFitting(Math.min(longest, budget), budget, (cut) => requestSize(fullest(cut)));
  if (length !== undefined) return length;
  throw new UserError(
    `${where}: expected a request of ${budget} characters at most, got ${requestSize(fullest(0))} without any text; shorten names or classes`,
  );
}
