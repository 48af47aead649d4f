import type { Policy } from "#benchmarks/decision/policies/policy";
import { placeOfMost } from "#benchmarks/decision/rq2/policies/place-of-most";
import { seen } from "#benchmarks/decision/rq2/policies/seen";
import { bm25 } from "#benchmarks/decision/rq2/select/bm25";

/** The option whose words fit the query best, or the target's text; the first where nothing fits. */
export const bm25First: Policy = (request) => {
  const { query, documents } = seen(request);
  return placeOfMost(bm25(documents, [query])(query));
};
