import type { Facts } from "#benchmarks/graphinstruct/constraints/facts";
import { rankByStructure } from "#benchmarks/graphinstruct/constraints/properties/rank-by-structure";
import { WORK } from "#benchmarks/graphinstruct/constraints/properties/work";
import { greedyModularity } from "#src/graph/greedy-modularity";
import { modularity } from "#src/graph/modularity";
import { undirected } from "#src/graph/undirected";

/**
 * The modularity of the communities that greedy merging finds, directions, weights and loops ignored, ties broken by the
 * structure of the graph instead of by names. 0 for fewer than two nodes or no edges; undefined beyond the budget.
 */
export function soundModularity({ order, written }: Facts): number | undefined {
  const graph = undirected(written.graph);
  if (order < 2 || graph.sources.length === 0) return 0;
  if (order * (order + graph.sources.length) > WORK) return undefined;
  const communities = greedyModularity(graph, { rank: rankByStructure(graph), budget: WORK });
  return communities && modularity(graph, communities);
}
