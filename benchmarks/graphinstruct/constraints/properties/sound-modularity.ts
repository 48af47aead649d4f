import type { Facts } from "#benchmarks/graphinstruct/constraints/facts";
import { rankByStructure } from "#benchmarks/graphinstruct/constraints/properties/rank-by-structure";
import { MERGING_WORK, WORK } from "#benchmarks/graphinstruct/constraints/properties/work";
import { greedyModularity } from "#src/graph/greedy-modularity";
import { modularity } from "#src/graph/modularity";
import { undirected } from "#src/graph/undirected";

/**
 * The modularity of the communities that greedy merging finds, directions and weights ignored, ties broken by the
 * structure of the graph instead of by names. 0 for fewer than two nodes or no edges; undefined beyond the budget.
 */
export function soundModularity({ order, size, written: { graph: given, loops } }: Facts): number | undefined {
  if (order < 2 || size === 0) return 0;
  if (size > MERGING_WORK || order * (order + size) > WORK) return undefined;
  const graph = undirected(given);
  const communities = greedyModularity(graph, { loops, rank: rankByStructure(graph, loops), budget: MERGING_WORK });
  return communities && modularity(graph, communities, { loops });
}
