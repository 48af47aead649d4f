import type { Ends, Solved, Wording } from "#generators/tasks/task";
import { adjacency } from "#src/graph/adjacency";
import { type PathTree, pathTo } from "#src/graph/path-tree";

/**
 * Dijkstra's algorithm in few words. Each node is settled with its length, then come its unsettled neighbours with
 * theirs by way of it; at the target the path is followed back: "0 0: 2 3 4 9; 2 3: 5 7; 5 7 via 2 0."
 */
export function trace({ graph, query, solution }: Solved<Ends, PathTree>, { label, number }: Wording): string {
  const { target } = query;
  const { offsets, neighbours, edges } = adjacency(graph);
  const settled = new Uint8Array(graph.order);
  const at = (node: number, length: number) => `${label(node)} ${number(length)}`;
  const entries: string[] = [];
  for (const u of solution.settled) {
    if (u === target) break;
    settled[u] = 1;
    const seen: string[] = [];
    for (let i = offsets[u]!; i < offsets[u + 1]!; i++) {
      const v = neighbours[i]!;
      if (!settled[v]) seen.push(at(v, solution.distances[u]! + graph.weights![edges[i]!]!));
    }
    entries.push(at(u, solution.distances[u]!) + (seen.length > 0 ? `: ${seen.join(" ")}` : ""));
  }
  const path = pathTo(solution, target);
  if (path)
    entries.push(`${at(target, solution.distances[target]!)} via ${path.reverse().slice(1).map(label).join(" ")}`);
  return `${entries.join("; ")}.`;
}
