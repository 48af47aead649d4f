import type { Problem } from "#generators/problem";
import type { TaskName } from "#generators/tasks/index";
import { type Edge, type Graph, graph } from "#src/graph/graph";

/** A graph in plain JSON: the graph value with ordinary arrays. */
export interface GraphRow {
  readonly order: number;
  readonly directed: boolean;
  readonly sources: readonly number[];
  readonly targets: readonly number[];
  readonly weights?: readonly number[];
}

/** A problem in plain JSON, one line of a file. */
export type ProblemRow<Name extends TaskName = TaskName> = Omit<Problem<Name>, "graph"> & { readonly graph: GraphRow };

/** The graph in plain JSON; `rowToGraph` gives it back. */
export function graphToRow({ order, directed, sources, targets, weights }: Graph): GraphRow {
  const edges = { order, directed, sources: plain(sources), targets: plain(targets) };
  return weights ? { ...edges, weights: plain(weights) } : edges;
}

function plain(values: ArrayLike<number>): number[] {
  const out: number[] = [];
  for (let i = 0; i < values.length; i++) out.push(values[i]!);
  return out;
}

/**
 * The graph of a row.
 *
 * @throws RangeError for edges that make no graph
 */
export function rowToGraph({ order, directed, sources, targets, weights }: GraphRow): Graph {
  const edges = sources.map((u, e): Edge => (weights ? [u, targets[e]!, weights[e]!] : [u, targets[e]!]));
  return graph(order, edges, directed);
}

/** The problem in plain JSON; `rowToProblem` gives it back. */
export function problemToRow<Name extends TaskName>(problem: Problem<Name>): ProblemRow<Name> {
  return { ...problem, graph: graphToRow(problem.graph) };
}

/**
 * The problem of a row.
 *
 * @throws RangeError for edges that make no graph
 */
export function rowToProblem<Name extends TaskName>(row: ProblemRow<Name>): Problem<Name> {
  return { ...row, graph: rowToGraph(row.graph) };
}
