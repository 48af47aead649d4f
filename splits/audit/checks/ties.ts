import { check } from "#splits/audit/check";
import type { Posed } from "#splits/audit/subject";
import { adjacency } from "#src/graph/adjacency";
import { dijkstra } from "#src/graph/dijkstra";

/** Shortest paths that are not the only ones. */
export const ties = check<boolean>({
  summary: "shortest-path problems with several shortest paths, of which a scorer must accept each",
  of: "problems",
  measure: ({ posed }) => (posed?.task === "shortest-path" ? isTied(posed as Posed<"shortest-path">) : undefined),
  judge: (groups) =>
    groups.flatMap(({ path, rows }) => {
      const tied = rows.filter(({ fact }) => fact);
      if (tied.length === 0) return [];
      const says = `${tied.length} of ${rows.length} problems have several shortest paths: scored by one of them, right answers count as wrong.`;
      const where = tied.map((row) => ({ where: row.where }));
      return { severity: "note", where: path, count: tied.length, of: rows.length, says, rows: where };
    }),
});

/** Whether some node on the way back along shortest paths can be reached from two. Weights are positive. */
function isTied({ graph, query: { source, target } }: Posed<"shortest-path">): boolean {
  const { offsets, neighbours, edges } = adjacency(graph);
  const { distances } = dijkstra(graph, source);
  if (distances[target] === Number.POSITIVE_INFINITY) return false;
  for (let node = target; node !== source; ) {
    const before: number[] = [];
    for (let at = offsets[node]!; at < offsets[node + 1]!; at++) {
      const from = neighbours[at]!;
      if (distances[from]! + graph.weights![edges[at]!]! === distances[node]) before.push(from);
    }
    if (before.length !== 1) return true;
    node = before[0]!;
  }
  return false;
}
