import type { Facts } from "#benchmarks/graphinstruct/constraints/facts";
import { adjacency } from "#src/graph/adjacency";
import { undirected } from "#src/graph/undirected";

/**
 * The nodes of a cycle of odd length in the order in which it passes them, directions ignored; a single node is one with a
 * loop. undefined where there is none: the graph is bipartite.
 */
export function findOddCycle({ written: { graph, loops } }: Facts): readonly number[] | undefined {
  if (loops.length > 0) return [loops[0]!];
  const { offsets, neighbours } = adjacency(undirected(graph));
  const depths = new Int32Array(graph.order).fill(-1);
  const parents = new Int32Array(graph.order).fill(-1);
  for (let root = 0; root < graph.order; root++) {
    if (depths[root] !== -1) continue;
    depths[root] = 0;
    const queue = [root];
    for (const node of queue) {
      for (let i = offsets[node]!; i < offsets[node + 1]!; i++) {
        const other = neighbours[i]!;
        if (depths[other] === depths[node]) return throughBoth(parents, node, other);
        if (depths[other] !== -1) continue;
        depths[other] = depths[node]! + 1;
        parents[other] = node;
        queue.push(other);
      }
    }
  }
  return undefined;
}

/** The cycle that the edge between two nodes of the same depth closes in the search tree. */
function throughBoth(parents: Int32Array, one: number, other: number): readonly number[] {
  const up = [one];
  const down = [other];
  while (up.at(-1) !== down.at(-1)) {
    up.push(parents[up.at(-1)!]!);
    down.push(parents[down.at(-1)!]!);
  }
  return [...up, ...down.slice(0, -1).reverse()];
}
