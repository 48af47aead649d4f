import type { Policy } from "#benchmarks/decision/policies/policy";
import { secondAnswers } from "#benchmarks/decision/rq1/check/second-answers";
import { readQuery } from "#benchmarks/decision/rq1/read-query";
import { fingerprint } from "#src/hash";
import { stream } from "#src/rng";

/**
 * Works the answer out from what the request shows, and errs at a rate: then it picks any other option. What it picks is
 * drawn anew for each repeat.
 *
 * @param error in 0 … 1
 */
export function oracle(error: number, seed = 0): Policy {
  return ({ repeat, ...request }) => {
    const query = readQuery(request);
    const answer = query && secondAnswers[query.task](query.graph, query.subject);
    const right = request.options.findIndex(({ id }) => id === answer);
    if (right < 0) return undefined;
    const rng = stream(seed, "oracle", error, repeat, fingerprint(request));
    if (rng.next() >= error) return right;
    const other = rng.int(0, request.options.length - 2);
    return other < right ? other : other + 1;
  };
}
