import { adjacency } from "#src/graph/adjacency";
import { bipartition } from "#src/graph/bipartition";
import { colourable } from "#src/graph/colourable";
import type { GraphLike } from "#src/graph/graph";
import { greedyColours } from "#src/graph/greedy-colours";
import { undirected } from "#src/graph/undirected";

/**
 * The fewest colours by which the ends of every edge differ, directions ignored.
 *
 * @param budget how many nodes and edge ends may be looked at
 * @returns 0 where there are no nodes; undefined where the budget ran out
 */
export function chromaticNumber(input: GraphLike, budget: number): number | undefined {
  const around = adjacency(undirected(input));
  const { order, sources } = around.graph;
  if (bipartition(around.graph)) return sources.length > 0 ? 2 : Math.min(order, 1);
  const steps = { left: budget };
  let colours = greedyColours(around.graph);
  while (colours > 3 && colourable(around, colours - 1, steps) && steps.left >= 0) colours--;
  return steps.left < 0 ? undefined : colours;
}
