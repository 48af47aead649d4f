import type { Graph } from "#src/graph/graph";

/** One of two graphs whose nodes are being placed on each other, pair by pair. */
export interface EditSide {
  readonly order: number;
  /** By pair of nodes: bit 1 for the edge from the first to the second, bit 2 for the one back; undirected edges bit 1. */
  readonly ties: Uint8Array;
  readonly placed: number[];
  readonly free: Uint8Array;
  /** By node, its edges to free nodes. */
  readonly open: Int32Array;
}

/** How many edges a tie stands for. */
const EDGES = [0, 1, 1, 2];

export function editSide({ order, directed, sources, targets }: Graph): EditSide {
  const ties = new Uint8Array(order * order);
  const open = new Int32Array(order);
  for (let e = 0; e < sources.length; e++) {
    const [u, v] = [sources[e]!, targets[e]!];
    ties[u * order + v]! |= 1;
    ties[v * order + u]! |= directed ? 2 : 1;
    open[u]!++;
    open[v]!++;
  }
  return { order, ties, placed: [], free: new Uint8Array(order).fill(1), open };
}

export function place(side: EditSide, node: number): void {
  side.free[node] = 0;
  side.placed.push(node);
  for (let u = 0; u < side.order; u++) side.open[u]! -= EDGES[side.ties[node * side.order + u]!]!;
}

/** Takes the last placement back. */
export function release(side: EditSide): void {
  const node = side.placed.pop()!;
  side.free[node] = 1;
  for (let u = 0; u < side.order; u++) side.open[u]! += EDGES[side.ties[node * side.order + u]!]!;
}

/** The edges by which the last placed nodes of both sides differ, towards those placed before. */
export function mismatches(a: EditSide, b: EditSide): number {
  const last = a.placed.length - 1;
  const [row, column] = [a.placed[last]! * a.order, b.placed[last]! * b.order];
  let count = 0;
  for (let i = 0; i < last; i++) count += EDGES[a.ties[row + a.placed[i]!]! ^ b.ties[column + b.placed[i]!]!]!;
  return count;
}

/**
 * At least so many edges with a free end differ in the end: for each pair placed as many as their numbers of open edges
 * differ by, and between free nodes half of what their degrees, sorted, differ by. With no free node on side `a` it is exact.
 */
export function leastChanges(a: EditSide, b: EditSide): number {
  let count = 0;
  for (let i = 0; i < a.placed.length; i++) count += Math.abs(a.open[a.placed[i]!]! - b.open[b.placed[i]!]!);
  const surplus = new Int32Array(2 * Math.max(a.order, b.order) + 1);
  for (let u = 0; u < a.order; u++) surplus[a.open[u]!]! += a.free[u]!;
  for (let u = 0; u < b.order; u++) surplus[b.open[u]!]! -= b.free[u]!;
  let ends = 0;
  let above = 0;
  for (let degree = surplus.length - 1; degree > 0; degree--) {
    above += surplus[degree]!;
    ends += Math.abs(above);
  }
  return count + Math.ceil(ends / 2);
}
