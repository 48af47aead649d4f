import type { Network } from "#benchmarks/decision/networks/read-network";
import { drawQueries } from "#benchmarks/decision/rq1/draw-queries";
import type { Query } from "#benchmarks/decision/rq1/query";
import { type Quota, quotas, type SplitName } from "#benchmarks/decision/rq1/quotas";
import { adjacency } from "#src/graph/adjacency";

/** The splits whose queries nothing else may hold, in the order in which they are drawn. */
const RESERVED: readonly SplitName[] = ["main", "pilot"];

export interface QueriesOptions {
  readonly seed: number;
  readonly split: SplitName;
  /** undefined: the split's own. */
  readonly quota?: Quota;
}

/**
 * The queries of a split, network by network: of the paper's main split 200 of each, 800 of four. A split repeats no node
 * set of its own, of `main` or of `pilot`.
 *
 * @param sources undirected networks by name
 * @throws UserError where a network has no graphs of some sort that the quota asks for
 */
export function queriesFrom(
  sources: Readonly<Record<string, Network>>,
  { seed, split, quota = quotas[split] }: QueriesOptions,
): Query[] {
  const before = RESERVED.slice(0, RESERVED.includes(split) ? RESERVED.indexOf(split) : undefined);
  return Object.entries(sources).flatMap(([name, { graph }]) => {
    const source = { name, network: adjacency(graph), taken: new Set<string>() };
    for (const earlier of before) drawQueries(source, { seed, split: earlier, quota: quotas[earlier] });
    return drawQueries(source, { seed, split, quota });
  });
}
