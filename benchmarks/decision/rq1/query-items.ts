import { putQuery } from "#benchmarks/decision/rq1/put-query";
import type { Query } from "#benchmarks/decision/rq1/query";
import type { Item } from "#eval/play-out";

/** The id of a query in logs; repeats count from 0. */
export function itemId({ id }: Query, repeat: number): string {
  return `rq1-${id}-${repeat}`;
}

/** Every query, as often as wanted: what is asked. */
export function queryItems(queries: readonly Query[], repeats = 1): Item[] {
  return queries.flatMap((query) =>
    Array.from({ length: repeats }, (_, repeat) => ({
      id: itemId(query, repeat),
      play: () => putQuery(query, repeat),
    })),
  );
}
