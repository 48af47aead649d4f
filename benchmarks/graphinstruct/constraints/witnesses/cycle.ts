import type { Facts } from "#benchmarks/graphinstruct/constraints/facts";
import { adjacency } from "#src/graph/adjacency";

/**
 * The nodes of a cycle in the order in which it passes them, along the directions if directed; a single node is one with
 * a loop. Found by depth-first search from the first node on; undefined where there is none.
 */
export function findCycle({ written: { graph, loops } }: Facts): readonly number[] | undefined {
  if (loops.length > 0) return [loops[0]!];
  const { offsets, neighbours } = adjacency(graph);
  /** Where each node stands on the path from the root, from 1; 0: not seen; -1: done with. */
  const place = new Int32Array(graph.order);
  const next = offsets.slice(0, graph.order);
  const path: number[] = [];
  for (let root = 0; root < graph.order; root++) {
    if (place[root] !== 0) continue;
    place[root] = path.push(root);
    while (path.length > 0) {
      const node = path.at(-1)!;
      if (next[node] === offsets[node + 1]) {
        place[node] = -1;
        path.pop();
        continue;
      }
      const other = neighbours[next[node]!++]!;
      if (place[other] === 0) place[other] = path.push(other);
      else if (place[other]! > 0 && (graph.directed || other !== path.at(-2))) return path.slice(place[other]! - 1);
    }
  }
  return undefined;
}
