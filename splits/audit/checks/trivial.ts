import { check } from "#splits/audit/check";
import type { Severity } from "#splits/audit/finding";
import type { Posed } from "#splits/audit/subject";
import { edgeBetween } from "#src/graph/edge-between";
import { topologicalOrder } from "#src/graph/topological-order";

/** Ways in which a problem asks little. `grave`: the share from which on that weakens a file of the task. */
const kinds = {
  "no edge at all": { grave: { "topological-sort": 0 }, holds: ({ graph }) => graph.sources.length === 0 },
  "a single edge": { grave: {}, holds: ({ graph }) => graph.sources.length === 1 },
  "the two nodes joined by an edge": {
    grave: { connectivity: 0.2 },
    holds: ({ task, graph, query }) =>
      query !== null &&
      (task === "connectivity" || task === "shortest-path") &&
      edgeBetween(graph, query.source, query.target) !== undefined,
  },
  "one order only": { grave: {}, holds: ({ task, graph }) => task === "topological-sort" && isForced(graph) },
} as const satisfies Record<string, { grave: Readonly<Record<string, number>>; holds: (posed: Posed) => boolean }>;

type Kind = keyof typeof kinds;

/** Problems that hardly ask anything. */
export const trivial = check<readonly Kind[]>({
  summary: "problems without an edge, with one edge, with neighbours as their two nodes, with one possible order",
  of: "problems",
  measure: ({ posed }) => posed && (Object.keys(kinds) as Kind[]).filter((kind) => kinds[kind].holds(posed)),
  judge: (groups) =>
    groups.flatMap(({ path, set, rows }) =>
      (Object.keys(kinds) as Kind[]).flatMap((kind) => {
        const found = rows.filter(({ fact }) => fact.includes(kind));
        if (found.length === 0) return [];
        const grave: Readonly<Record<string, number>> = kinds[kind].grave;
        const severity: Severity =
          found.length / rows.length >= (grave[set.task] ?? Number.POSITIVE_INFINITY) ? "warning" : "note";
        const says = `${found.length} of ${rows.length} problems have ${kind}.`;
        const figures = { [kind]: found.length };
        const where = found.map((row) => ({ where: row.where }));
        return { severity, where: path, count: found.length, of: rows.length, says, figures, rows: where };
      }),
    ),
});

/** Whether each node of the order has an edge to the next, so that no other order is right. */
function isForced(graph: Posed["graph"]): boolean {
  const order = topologicalOrder(graph);
  return order?.every((node, i) => i === 0 || edgeBetween(graph, order[i - 1]!, node) !== undefined) ?? false;
}
