import { BUDGET, commonPrefix } from "#benchmarks/decision/rq2/request/common-prefix";
import { bm25 } from "#benchmarks/decision/rq2/select/bm25";
import { poolOf } from "#benchmarks/decision/rq2/select/pool";
import { retrievalOf } from "#benchmarks/decision/rq2/select/retrieval-of";
import { selectionEvidence } from "#benchmarks/decision/rq2/select/selection-evidence";
import { showSelection } from "#benchmarks/decision/rq2/select/show-selection";
import type { Target, TargetSet } from "#benchmarks/decision/rq2/target";
import { compareIds } from "#benchmarks/decision/rq2/text-graph/compare-ids";
import { hashOrder } from "#benchmarks/decision/rq2/text-graph/hash-order";
import type { TextGraph, TextNode } from "#benchmarks/decision/rq2/text-graph/text-graph";
import { UserError } from "#src/errors";
import { MOST_OPTIONS } from "#src/most-options";

/** Candidates of a query (GraphDecisionBench, part 2). */
const POOL = 40;

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
  const { seed, count = 100, pool = POOL, budget = BUDGET } = options;
  if (graph.queries.length === 0 || nodes.length < 2)
    throw new UserError(
      `${name}: expected queries over 2 nodes or more, got ${graph.queries.length} over ${nodes.length}; add some`,
    );
  if (!(pool >= 2 && pool <= MOST_OPTIONS))
    throw new UserError(`${name}: expected 2 to ${MOST_OPTIONS} candidates, got ${pool}; choose another pool`);
  const key = `${seed}:${name}`;
  const queries = hashOrder(graph.queries, `${key}:query`, ({ id }) => id).slice(0, count);
  const score = bm25(
    nodes.map(documentOf),
    queries.map(({ text }) => text),
  );
  const byId = [...nodes.keys()].sort((a, b) => compareIds(nodes[a]!.id, nodes[b]!.id));
  const pools = queries.map((query) => poolOf(query, { nodes, byId, score, size: pool, key }));
  const evidenceOf = selectionEvidence(graph, key, budget);
  const targets = queries.map((query, i): Target => {
    const { candidates } = pools[i]!;
    const gold = new Set(query.gold);
    const evidence = evidenceOf(query, candidates);
    const texts = [...evidence.candidates, ...evidence.context].map(({ text }) => text);
    const where = `${name}: query ${query.id}`;
    const cut = commonPrefix(where, texts, budget, (length) => showSelection(evidence, "TG", length));
    return {
      id: query.id,
      gold: [...candidates.keys()].filter((at) => gold.has(candidates[at]!)).map(String),
      show: (condition) => showSelection(evidence, condition, cut),
    };
  });
  const retrieval = retrievalOf(queries, pools);
  return { name: pool === POOL ? name : `${name}-pool${pool}`, kind: "selection", targets, retrieval };
}

/** What is searched: what is written on a node, and never what it is linked to. */
function documentOf({ name = "", type = "", text }: TextNode): string {
  return `${name} ${type} ${text}`;
}
