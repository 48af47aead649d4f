import type { Scorer } from "#benchmarks/decision/rq2/select/bm25";
import { hashOrder } from "#benchmarks/decision/rq2/text-graph/hash-order";
import type { TextNode, TextQuery } from "#benchmarks/decision/rq2/text-graph/text-graph";

/** The candidates of a query. */
export interface Pool {
  /** Places of nodes, in the order in which they are options. */
  readonly candidates: readonly number[];
  /** Whether BM25 found a right one by itself; else one stands in place of its last. */
  readonly found: boolean;
}

export interface PoolOptions {
  readonly nodes: readonly TextNode[];
  /** Places of all nodes in the order of their ids. */
  readonly byId: readonly number[];
  readonly score: Scorer;
  readonly size: number;
  /** Names the draw: seed and data set. */
  readonly key: string;
}

/** A pool that holds a right node: BM25's first, ties by id; the order shown does not tell the ranks. */
export function poolOf(query: TextQuery, { nodes, byId, score, size, key }: PoolOptions): Pool {
  const ranked = firstRanked(score(query.text), byId, size);
  const gold = new Set(query.gold);
  const found = ranked.some((place) => gold.has(place));
  const idOf = (place: number) => nodes[place]!.id;
  const [lucky] = hashOrder(gold, `${key}:gold:${query.id}`, idOf);
  const members = found ? ranked : [...ranked.slice(0, -1), lucky!];
  return { candidates: hashOrder(members, `${key}:pool:${query.id}`, idOf), found };
}

/** The places of the `count` highest scores, from the highest on; of equal ones, those that come first in `byId`. */
function firstRanked(scores: Float64Array, byId: readonly number[], count: number): number[] {
  const first: number[] = [];
  for (const place of byId) {
    const score = scores[place]!;
    if (first.length === count && score <= scores[first.at(-1)!]!) continue;
    const worse = first.findIndex((other) => scores[other]! < score);
    first.splice(worse < 0 ? first.length : worse, 0, place);
    if (first.length > count) first.pop();
  }
  return first;
}
