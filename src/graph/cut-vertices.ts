import { adjacency } from "#src/graph/adjacency";
import type { GraphLike } from "#src/graph/graph";

/**
 * The nodes of an undirected graph whose removal leaves more components than there were (Hopcroft and Tarjan 1973), in
 * linear time.
 *
 * @returns 1 for a cut vertex, 0 for others
 * @throws RangeError for a directed graph
 */
export function cutVertices(input: GraphLike): Uint8Array {
  const { graph, offsets, neighbours } = adjacency(input);
  if (graph.directed) throw new RangeError("cutVertices: expected an undirected graph, got a directed one");
  const cut = new Uint8Array(graph.order);
  const found = new Int32Array(graph.order).fill(-1);
  const low = new Int32Array(graph.order);
  const parent = new Int32Array(graph.order).fill(-1);
  const next = offsets.slice();
  let time = 0;
  for (let root = 0; root < graph.order; root++) {
    if (found[root] !== -1) continue;
    let children = 0;
    let u = root;
    found[u] = low[u] = time++;
    while (u !== -1) {
      if (next[u]! < offsets[u + 1]!) {
        const v = neighbours[next[u]!++]!;
        if (found[v] === -1) {
          parent[v] = u;
          found[v] = low[v] = time++;
          u = v;
        } else if (v !== parent[u]) low[u] = Math.min(low[u]!, found[v]!);
        continue;
      }
      const up = parent[u]!;
      if (up !== -1) low[up] = Math.min(low[up]!, low[u]!);
      if (up === root) children++;
      else if (up !== -1 && low[u]! >= found[up]!) cut[up] = 1;
      u = up;
    }
    if (children > 1) cut[root] = 1;
  }
  return cut;
}
