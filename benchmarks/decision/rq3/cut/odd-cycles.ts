import type { Row } from "#benchmarks/decision/rq3/programs/row";
import { dijkstra } from "#src/graph/dijkstra";
import { edgeBetween } from "#src/graph/edge-between";
import type { Graph } from "#src/graph/graph";
import { pathTo } from "#src/graph/path-tree";

/** By how much an inequality must be broken. */
const BREACH = 1e-4;

/**
 * The odd-cycle inequalities that some values of edges break: a cut has an even number of edges on each cycle, so for an
 * odd number of them, F, the values on F less those on the rest are |F| − 1 at most. A most broken one through each node
 * is a shortest path between its two copies in a doubled graph, where edges of F change the copy (Barahona and Mahjoub 1986).
 *
 * @param values of edges, 0 to 1; edge e is column `first + e`
 */
export function oddCycles(graph: Graph, values: Float64Array, first: number): Row[] {
  const double = doubled(graph, values);
  const rows = new Map<string, Row>();
  for (let node = 0; node < graph.order; node++) {
    const tree = dijkstra(double, node);
    const path = pathTo(tree, graph.order + node);
    if (!path || tree.distances[graph.order + node]! >= 1 - BREACH) continue;
    const row = rowOf(path, graph, first);
    rows.set(JSON.stringify(row), row);
  }
  return [...rows.values()];
}

/** Two copies of each node: an edge in a copy weighs its value, one between the copies 1 less its value. */
function doubled({ order, sources, targets }: Graph, values: Float64Array): Graph {
  const ends: [number, number, number][] = [];
  sources.forEach((u, e) => {
    const v = targets[e]!;
    const value = Math.min(1, Math.max(0, values[e]!));
    ends.push([u, v, value], [order + u, order + v, value], [u, order + v, 1 - value], [order + u, v, 1 - value]);
  });
  return {
    order: 2 * order,
    directed: false,
    sources: Int32Array.from(ends, ([u]) => u),
    targets: Int32Array.from(ends, ([, v]) => v),
    weights: Float64Array.from(ends, ([, , weight]) => weight),
  };
}

/** The inequality of a closed walk; an edge that it takes twice counts twice. */
function rowOf(path: readonly number[], graph: Graph, first: number): Row {
  const factors = new Map<number, number>();
  let crossings = 0;
  for (let i = 1; i < path.length; i++) {
    const [a, b] = [path[i - 1]!, path[i]!];
    const crosses = a < graph.order !== b < graph.order;
    const edge = edgeBetween(graph, a % graph.order, b % graph.order)!;
    factors.set(edge, (factors.get(edge) ?? 0) + (crosses ? -1 : 1));
    if (crosses) crossings++;
  }
  const terms = [...factors].filter(([, factor]) => factor !== 0).sort(([a], [b]) => a - b);
  return { terms: terms.map(([edge, factor]) => [first + edge, factor] as const), low: 1 - crossings };
}
