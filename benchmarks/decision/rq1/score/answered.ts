import type { Query } from "#benchmarks/decision/rq1/query";
import { itemId } from "#benchmarks/decision/rq1/query-items";
import { unattempted } from "#eval/play-out";
import type { Verdict } from "#eval/verdict";

/** A query and how it ended. */
export interface Answered {
  readonly query: Query;
  readonly verdict: Verdict;
}

/**
 * How each query ended.
 *
 * @param verdicts by item id; those that are missing count as unattempted
 * @param repeat which of the repeats
 */
export function answeredIn(queries: readonly Query[], verdicts: ReadonlyMap<string, Verdict>, repeat = 0): Answered[] {
  return queries.map((query) => ({ query, verdict: verdicts.get(itemId(query, repeat)) ?? unattempted }));
}
