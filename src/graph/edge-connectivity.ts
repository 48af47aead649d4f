import { bridges } from "#src/graph/bridges";
import type { Budget } from "#src/graph/budget";
import { disjointPaths } from "#src/graph/disjoint-paths";
import { network } from "#src/graph/flow-network";
import { asGraph } from "#src/graph/from";
import type { Graph, GraphLike } from "#src/graph/graph";
import { minimumCut } from "#src/graph/minimum-cut";
import { strongComponents } from "#src/graph/strong-components";

/**
 * How many edges must go before the graph is no longer (strongly) connected. Weights are ignored.
 *
 * @param budget how many edge ends and nodes may be looked at
 * @returns 0 where there are fewer than two nodes; undefined where the budget ran out
 */
export function edgeConnectivity(input: GraphLike, budget = Number.POSITIVE_INFINITY): number | undefined {
  const graph = asGraph(input);
  if (graph.order < 2 || strongComponents(graph).count > 1) return 0;
  const steps = { left: budget };
  if (!graph.directed && bridges(graph).length > 0) return 1;
  const found = graph.directed ? fewestPaths(graph, steps) : minimumCut(graph, steps);
  return steps.left < 0 ? undefined : found;
}

/** Of a strongly connected graph. Every cut parts two nodes in a row, going round (Schnorr 1979). */
function fewestPaths({ order, sources, targets }: Graph, budget: Budget): number {
  const net = network({ order, directed: true, sources, targets });
  let found = sources.length;
  for (let u = 0; u < order && found > 1 && budget.left >= 0; u++) {
    found = Math.min(found, disjointPaths(net, u, (u + 1) % order, found, budget));
  }
  return found;
}
