import type { Graph } from "#src/graph/graph";
import { undirected } from "#src/graph/undirected";

/** The combinatorial Laplacian of a graph without its directions, row by row. */
export function laplacian(graph: Graph): Float64Array {
  const { order, sources, targets } = undirected(graph);
  const matrix = new Float64Array(order * order);
  for (let e = 0; e < sources.length; e++) {
    const [u, v] = [sources[e]!, targets[e]!];
    matrix[u * order + v] = -1;
    matrix[v * order + u] = -1;
    matrix[u * (order + 1)]!++;
    matrix[v * (order + 1)]!++;
  }
  return matrix;
}

/** The normalised Laplacian: each entry divided by the roots of its two nodes' degrees (Chung 1997, section 1.2). */
export function normalisedLaplacian(graph: Graph): Float64Array {
  const { order } = graph;
  const matrix = laplacian(graph);
  const roots = Float64Array.from({ length: order }, (_, u) => Math.sqrt(matrix[u * (order + 1)]!));
  return matrix.map((entry, i) => (entry === 0 ? 0 : entry / (roots[Math.floor(i / order)]! * roots[i % order]!)));
}
