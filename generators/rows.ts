import type { Problem } from "#generators/problem";
import type { TaskName } from "#generators/tasks/index";
import { type Edge, type Graph, graph } from "#src/graph/graph";

/** A graph in plain JSON: its order, whether it is directed, and its edges as pairs, or triples when weighted. */
export type GraphRow = readonly [order: number, directed: boolean, ...edges: Edge[]];

/** A problem in plain JSON, one line of a file. */
export type ProblemRow<Name extends TaskName = TaskName> = Omit<Problem<Name>, "graph"> & { readonly graph: GraphRow };

export function graphToRow({ order, directed, sources, targets, weights }: Graph): GraphRow {
  const edges = Array.from(sources, (u, e): Edge => (weights ? [u, targets[e]!, weights[e]!] : [u, targets[e]!]));
  return [order, directed, ...edges];
}

/** @throws RangeError for edges that make no graph */
export function rowToGraph([order, directed, ...edges]: GraphRow): Graph {
  return graph(order, edges, directed);
}

export function problemToRow<Name extends TaskName>(problem: Problem<Name>): ProblemRow<Name> {
  return { ...problem, graph: graphToRow(problem.graph) };
}

/** @throws RangeError for edges that make no graph */
export function rowToProblem<Name extends TaskName>(row: ProblemRow<Name>): Problem<Name> {
  return { ...row, graph: rowToGraph(row.graph) };
}
