import type { ForwardLists } from "#src/graph/forward-lists";

/** Three nodes joined to each other, and the edges between them. */
export type TriangleVisitor = (u: number, v: number, w: number, uv: number, uw: number, vw: number) => void;

/** Visits each triangle of an undirected graph once, in O(m^1.5) steps. */
export function eachTriangle({ offsets, heads, edges, degrees }: ForwardLists, visit: TriangleVisitor): void {
  const order = degrees.length;
  const joining = new Int32Array(order).fill(-1);
  for (let u = 0; u < order; u++) {
    for (let i = offsets[u]!; i < offsets[u + 1]!; i++) joining[heads[i]!] = edges[i]!;
    for (let i = offsets[u]!; i < offsets[u + 1]!; i++) {
      const v = heads[i]!;
      for (let j = offsets[v]!; j < offsets[v + 1]!; j++) {
        const w = heads[j]!;
        if (joining[w] !== -1) visit(u, v, w, edges[i]!, joining[w]!, edges[j]!);
      }
    }
    for (let i = offsets[u]!; i < offsets[u + 1]!; i++) joining[heads[i]!] = -1;
  }
}
