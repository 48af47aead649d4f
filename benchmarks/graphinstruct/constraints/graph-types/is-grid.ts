import { breadthFirst } from "#src/graph/breadth-first";
import type { Graph } from "#src/graph/graph";

/**
 * Whether an undirected graph with as many nodes and edges as a grid of that many rows and columns (two or more of each)
 * is that grid, in linear time: distances from two corners of one side give each node its place, and then every edge has
 * to join places side by side.
 *
 * @param degrees of the nodes; a grid's corners are its four nodes of degree 2
 */
export function isGrid(graph: Graph, degrees: ArrayLike<number>, rows: number, columns: number): boolean {
  const corners: number[] = [];
  for (let node = 0; node < graph.order && corners.length <= 4; node++) if (degrees[node] === 2) corners.push(node);
  if (corners.length !== 4) return false;
  const near = breadthFirst(graph, corners[0]!).distances;
  return corners.some((corner) => near[corner] === columns - 1 && fits(graph, near, corner, rows, columns));
}

function fits(graph: Graph, near: ArrayLike<number>, corner: number, rows: number, columns: number): boolean {
  const far = breadthFirst(graph, corner).distances;
  const places = new Int32Array(graph.order);
  const taken = new Uint8Array(graph.order);
  for (let node = 0; node < graph.order; node++) {
    const row = (near[node]! + far[node]! - (columns - 1)) / 2;
    const column = near[node]! - row;
    const inside = Number.isInteger(row) && row >= 0 && row < rows && column >= 0 && column < columns;
    if (!inside || taken[row * columns + column]!++ > 0) return false;
    places[node] = row * columns + column;
  }
  return graph.sources.every((source, edge) => beside(places[source]!, places[graph.targets[edge]!]!, columns));
}

function beside(one: number, other: number, columns: number): boolean {
  const [low, high] = one < other ? [one, other] : [other, one];
  return high - low === columns || (high - low === 1 && high % columns !== 0);
}
