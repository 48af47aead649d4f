import type { Pool } from "#benchmarks/decision/rq2/select/pool";
import type { Retrieval } from "#benchmarks/decision/rq2/target";
import type { TextQuery } from "#benchmarks/decision/rq2/text-graph/text-graph";

/** How good the pools of queries are, in their order. */
export function retrievalOf(queries: readonly TextQuery[], pools: readonly Pool[]): Retrieval {
  const meanOf = (measure: (query: TextQuery, pool: Pool) => number) =>
    queries.reduce((sum, query, i) => sum + measure(query, pools[i]!), 0) / queries.length;
  const inPool = ({ gold }: TextQuery, { candidates }: Pool) =>
    gold.filter((place) => candidates.includes(place)).length;
  return {
    pool: pools[0]!.candidates.length,
    hit: meanOf((query, pool) => Number(inPool(query, pool) > 0)),
    found: meanOf((_, { found }) => Number(found)),
    recall: meanOf((query, pool) => inPool(query, pool) / query.gold.length),
  };
}
