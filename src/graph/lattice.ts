import { type Edge, type Graph, graph } from "#src/graph/graph";

/** The grid graph: node r · columns + c is joined to its neighbours in the row and in the column. */
export function lattice(rows: number, columns: number): Graph {
  const edges: Edge[] = [];
  for (let u = 0; u < rows * columns; u++) {
    if (u % columns < columns - 1) edges.push([u, u + 1]);
    if (u + columns < rows * columns) edges.push([u, u + columns]);
  }
  return graph(rows * columns, edges);
}
