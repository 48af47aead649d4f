import { asGraph } from "#src/graph/from";
import type { GraphLike } from "#src/graph/graph";
import { lowPoints } from "#src/graph/low-points";

/**
 * The nodes of an undirected graph whose removal leaves more components than there were (Hopcroft and Tarjan 1973), in
 * linear time.
 *
 * @returns 1 for a cut vertex, 0 for others
 * @throws RangeError for a directed graph
 */
export function cutVertices(input: GraphLike): Uint8Array {
  const graph = asGraph(input);
  if (graph.directed) throw new RangeError("cutVertices: expected an undirected graph, got a directed one");
  const { found, low, parents } = lowPoints(graph);
  const cut = new Uint8Array(graph.order);
  const branches = new Int32Array(graph.order);
  for (const [u, up] of parents.entries()) {
    if (up === -1) continue;
    const isRoot = parents[up] === -1;
    branches[up]!++;
    if (isRoot ? branches[up]! > 1 : low[u]! >= found[up]!) cut[up] = 1;
  }
  return cut;
}
