import { adjacency } from "#src/graph/adjacency";
import type { Graph } from "#src/graph/graph";

/** Steps of the search; undecided after that many. */
const BUDGET = 200_000;

/** Whether a cycle passes every node once, by search with going back; undefined where the budget ran out first. */
export function hasHamiltonianCycle(graph: Graph): boolean | undefined {
  const { order } = graph;
  if (order < 3) return false;
  const { offsets, neighbours } = adjacency(graph);
  const used = new Uint8Array(order).fill(1, 0, 1);
  const path = [0];
  /** By place on the path: the next neighbour to try. */
  const next = [offsets[0]!];
  for (let steps = 0; steps < BUDGET; steps++) {
    const end = path.at(-1)!;
    const at = next[path.length - 1]!++;
    if (at === offsets[end + 1]) {
      if (path.length === 1) return false;
      used[path.pop()!] = 0;
      next.pop();
      continue;
    }
    const node = neighbours[at]!;
    if (node === 0 && path.length === order) return true;
    if (used[node]) continue;
    used[node] = 1;
    path.push(node);
    next.push(offsets[node]!);
  }
  return undefined;
}
