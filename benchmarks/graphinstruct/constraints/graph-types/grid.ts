import type { GraphType } from "#benchmarks/graphinstruct/constraints/graph-types/graph-type";
import { isGrid } from "#benchmarks/graphinstruct/constraints/graph-types/is-grid";
import { undirected } from "#src/graph/undirected";

/**
 * The released checker raises for directed graphs. In `sound` any orientation of a grid will do, as there is no usual
 * one. A single row is a path, not a grid.
 */
export const grid: GraphType = {
  summary: "rows and columns, two or more of each, each node joined to those beside it; directions ignored",
  deterministic: true,
  test: ({ order, size, connected, directed, degrees, written: { graph } }, rules) => {
    if (order < 4) return false;
    if (directed && rules === "compat") return { raises: "NetworkXNotImplemented" };
    if (!connected || degrees.some((own) => own < 2 || own > 4)) return false;
    const rows = rowsOf(order, size);
    const pairs = undirected(graph);
    return rows !== undefined && pairs.sources.length === size && isGrid(pairs, degrees, rows, order / rows);
  },
  shape: { connected: true, bipartite: true, planar: true, leastOrder: 4 },
};

/** A grid of r rows on n nodes has 2n - r - n/r edges: at most one number of rows, r <= n/r, fits. */
function rowsOf(order: number, size: number): number | undefined {
  for (let rows = 2; rows * rows <= order; rows++) {
    if (order % rows === 0 && size === 2 * order - rows - order / rows) return rows;
  }
  return undefined;
}
