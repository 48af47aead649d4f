import { BUDGET, commonPrefix } from "#benchmarks/decision/rq2/request/common-prefix";
import { largestFitting } from "#benchmarks/decision/rq2/request/largest-fitting";
import { requestLength } from "#benchmarks/decision/rq2/request/request-length";
import { bm25 } from "#benchmarks/decision/rq2/select/bm25";
import { factsOf } from "#benchmarks/decision/rq2/select/facts";
import { type Pool, poolOf } from "#benchmarks/decision/rq2/select/pool";
import { type SelectionEvidence, showSelection } from "#benchmarks/decision/rq2/select/show-selection";
import type { Retrieval, Target, TargetSet } from "#benchmarks/decision/rq2/target";
import { compareIds } from "#benchmarks/decision/rq2/text-graph/compare-ids";
import { hashOrder } from "#benchmarks/decision/rq2/text-graph/hash-order";
import { incidence } from "#benchmarks/decision/rq2/text-graph/incidence";
import type { TextGraph, TextNode, TextQuery } from "#benchmarks/decision/rq2/text-graph/text-graph";
import { UserError } from "#src/errors";

/** What facts may take of the longest request (12,000 of 18,000 code units), before any text. */
const FACTS = 2 / 3;

export interface SelectionOptions {
  readonly seed: number;
  /** Queries, at most; undefined: 100. */
  readonly count?: number;
  /** Candidates of each, 2 to 255; undefined: the paper's 40. */
  readonly pool?: number;
  /** UTF-16 code units of the longest request; undefined: the paper's 18,000. */
  readonly budget?: number;
}

/**
 * Queries of a text-attributed graph, each to be answered by one of the candidates that BM25 finds among all nodes, of which
 * at least one is right (GraphDecisionBench, part 2: entity selection from pools that hold a gold answer).
 *
 * @throws UserError where there are no queries, fewer than 2 nodes, or a pool of a size that no request may have
 */
export function selection(graph: TextGraph, options: SelectionOptions): TargetSet {
  const { name, nodes } = graph;
  const { seed, count = 100, pool = 40, budget = BUDGET } = options;
  if (graph.queries.length === 0 || nodes.length < 2)
    throw new UserError(
      `${name}: expected queries over 2 nodes or more, got ${graph.queries.length} over ${nodes.length}; add some`,
    );
  if (!(pool >= 2 && pool <= 255))
    throw new UserError(`${name}: expected 2 to 255 candidates, got ${pool}; choose another pool`);
  const key = `${seed}:${name}`;
  const queries = hashOrder(graph.queries, `${key}:query`, ({ id }) => id).slice(0, count);
  const score = bm25(
    nodes.map(documentOf),
    queries.map(({ text }) => text),
  );
  const byId = [...nodes.keys()].sort((a, b) => compareIds(nodes[a]!.id, nodes[b]!.id));
  const pools = queries.map((query) => poolOf(query, { nodes, byId, score, size: pool, key }));
  const evidenceOf = gatherer(graph, key, budget);
  const targets = queries.map((query, i): Target => {
    const { candidates } = pools[i]!;
    const gold = new Set(query.gold);
    const evidence = evidenceOf(query, candidates);
    const longest = [...evidence.candidates, ...evidence.context].reduce(
      (most, { text }) => Math.max(most, text.length),
      0,
    );
    const where = `${name}: query ${query.id}`;
    const cut = commonPrefix(where, longest, budget, (length) => showSelection(evidence, "TG", length));
    return {
      id: query.id,
      gold: [...candidates.keys()].filter((at) => gold.has(candidates[at]!)).map(String),
      show: (condition) => showSelection(evidence, condition, cut),
    };
  });
  return { name, kind: "selection", targets, retrieval: retrievalOf(queries, pools) };
}

/** What is searched: what is written on a node, and never what it is linked to. */
function documentOf({ name = "", type = "", text }: TextNode): string {
  return `${name} ${type} ${text}`;
}

/** Gathers what can be shown of candidates: facts are left out from the last on until they keep within their share. */
function gatherer(
  { nodes, links }: TextGraph,
  key: string,
  budget: number,
): (query: TextQuery, candidates: readonly number[]) => SelectionEvidence {
  const linksAt = incidence(links, nodes.length);
  return ({ id, text: query }, candidates) => {
    const facts = factsOf(candidates, { links, linksAt, nodes, key: `${key}:${id}` });
    const withFirst = (count: number): SelectionEvidence => {
      const kept = facts.slice(0, count);
      const ends = kept.flatMap((link) => [links.sources[link]!, links.targets[link]!]);
      const members = [...new Set([...candidates, ...ends])];
      const number = new Map(members.map((place, i) => [place, i]));
      return {
        query,
        candidates: candidates.map((place) => nodes[place]!),
        context: members.slice(candidates.length).map((place) => nodes[place]!),
        facts: kept.map((link) => [
          number.get(links.sources[link]!)!,
          links.names[links.relations[link]!]!,
          number.get(links.targets[link]!)!,
        ]),
      };
    };
    const lengthOf = (count: number) => requestLength(showSelection(withFirst(count), "G", 0));
    return withFirst(largestFitting(facts.length, FACTS * budget, lengthOf) ?? 0);
  };
}

function retrievalOf(queries: readonly TextQuery[], pools: readonly Pool[]): Retrieval {
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
