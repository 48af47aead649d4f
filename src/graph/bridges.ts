import { asGraph } from "#src/graph/from";
import type { GraphLike } from "#src/graph/graph";
import { lowPoints } from "#src/graph/low-points";

/**
 * The edges of an undirected graph whose removal leaves more components than there were (Tarjan 1974), in linear time.
 *
 * @returns indices of edges, ascending
 * @throws RangeError for a directed graph
 */
export function bridges(input: GraphLike): number[] {
  const graph = asGraph(input);
  if (graph.directed) throw new RangeError("bridges: expected an undirected graph, got a directed one");
  const { found, low, parents } = lowPoints(graph);
  const cuts = (up: number, u: number) => parents[u] === up && low[u]! > found[up]!;
  const { sources, targets } = graph;
  return [...sources.keys()].filter((e) => cuts(sources[e]!, targets[e]!) || cuts(targets[e]!, sources[e]!));
}
