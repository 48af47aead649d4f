import { answerFault } from "#splits/audit/answer-fault";
import { check } from "#splits/audit/check";
import type { Posed } from "#splits/audit/subject";
import { type Edge, graph } from "#src/graph/graph";
import { maxFlow } from "#src/graph/max-flow";

interface Label {
  readonly fault?: string;
  /** A wrong flow that is right if directions are ignored. */
  readonly undirected: boolean;
}

/** Answers that an exact algorithm does not confirm. */
export const labels = check<Label>({
  summary: "each answer recomputed with an exact algorithm; for wrong flows, whether directions were ignored",
  of: "problems",
  measure({ posed }) {
    if (!posed) return undefined;
    const fault = answerFault(posed);
    return fault === undefined ? { undirected: false } : { fault, undirected: isUndirectedFlow(posed) };
  },
  judge: (groups) =>
    groups.flatMap(({ path, rows }) => {
      const wrong = rows.filter(({ fact }) => fact.fault !== undefined);
      if (wrong.length === 0) return [];
      const undirected = wrong.filter(({ fact }) => fact.undirected).length;
      const cause =
        undirected > 0
          ? `; ${undirected} of them are the maximum flow with directions ignored, where of two opposite edges the later capacity stands for both`
          : "";
      return {
        severity: "error",
        where: path,
        count: wrong.length,
        of: rows.length,
        says: `${wrong.length} of ${rows.length} answers are wrong${cause}.`,
        ...(undirected > 0 && { figures: { undirected } }),
        rows: wrong.map(({ where, fact }) => ({ where, says: fact.fault! })),
      };
    }),
});

/** Whether the answer is the flow of the graph without directions, the later one of two opposite edges in place of both. */
function isUndirectedFlow({ task, graph: directed, query, given }: Posed): boolean {
  if (task !== "max-flow" || query === null) return false;
  const { order, sources, targets, weights } = directed;
  const edges = new Map<string, Edge>();
  for (let e = 0; e < sources.length; e++) {
    const [u, v] = [sources[e]!, targets[e]!];
    edges.set(u < v ? `${u},${v}` : `${v},${u}`, [u, v, weights![e]!]);
  }
  return maxFlow(graph(order, [...edges.values()], false), query.source, query.target).value === given;
}
