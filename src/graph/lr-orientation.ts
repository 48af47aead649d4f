import type { Adjacency } from "#src/graph/adjacency";

/**
 * A graph whose edges all run away from or back to the roots of a depth-first search (the first phase of the left-right
 * planarity test). Edges keep their indices.
 */
export interface Orientation {
  /** Nodes from which the search began, one per component. */
  readonly roots: readonly number[];
  /** Edges between a node and its root. */
  readonly heights: Int32Array;
  /** The edge by which each node was found; -1 for a root. */
  readonly parentEdges: Int32Array;
  readonly tails: Int32Array;
  readonly heads: Int32Array;
  /** By edge, the least height to which it or an edge after it returns. */
  readonly lowpoints: Int32Array;
  /** Edges by their tail, `outgoing[offsets[u]] … outgoing[offsets[u+1]-1]`, those that return lowest first. */
  readonly offsets: Int32Array;
  readonly outgoing: Int32Array;
}

/** @param around of an undirected graph */
export function lrOrientation(around: Adjacency): Orientation {
  const { order, sources } = around.graph;
  const search = {
    heights: new Int32Array(order).fill(-1),
    parentEdges: new Int32Array(order).fill(-1),
    tails: new Int32Array(sources.length).fill(-1),
    heads: new Int32Array(sources.length),
    lowpoints: new Int32Array(sources.length),
    seconds: new Int32Array(sources.length),
  };
  const roots: number[] = [];
  const next = around.offsets.slice(0, order);
  for (let root = 0; root < order; root++) {
    if (search.heights[root] !== -1) continue;
    roots.push(root);
    explore(around, search, next, root);
  }
  const { heights, tails, lowpoints, seconds } = search;
  const nesting = lowpoints.map((low, e) => 2 * low + (seconds[e]! < heights[tails[e]!]! ? 1 : 0));
  return { ...search, roots, ...sorted(order, tails, nesting) };
}

interface Search {
  readonly heights: Int32Array;
  readonly parentEdges: Int32Array;
  readonly tails: Int32Array;
  readonly heads: Int32Array;
  readonly lowpoints: Int32Array;
  /** The second lowest height of return. */
  readonly seconds: Int32Array;
}

function explore({ offsets, neighbours, edges }: Adjacency, search: Search, next: Int32Array, root: number): void {
  const { heights, parentEdges, tails, heads, lowpoints, seconds } = search;
  heights[root] = 0;
  for (let u = root; ; ) {
    if (next[u] === offsets[u + 1]) {
      const back = parentEdges[u]!;
      if (back === -1) return;
      u = tails[back]!;
      contribute(search, back);
      continue;
    }
    const e = edges[next[u]!]!;
    const v = neighbours[next[u]!++]!;
    if (tails[e] !== -1) continue;
    tails[e] = u;
    heads[e] = v;
    lowpoints[e] = seconds[e] = heights[u]!;
    if (heights[v] === -1) {
      parentEdges[v] = e;
      heights[v] = heights[u]! + 1;
      u = v;
    } else {
      lowpoints[e] = heights[v]!;
      contribute(search, e);
    }
  }
}

/** Tells the edge before `e` how low `e` returns. */
function contribute({ parentEdges, tails, lowpoints, seconds }: Search, e: number): void {
  const before = parentEdges[tails[e]!]!;
  if (before === -1) return;
  const low = lowpoints[before]!;
  if (lowpoints[e]! < low) {
    seconds[before] = Math.min(low, seconds[e]!);
    lowpoints[before] = lowpoints[e]!;
  } else if (lowpoints[e]! > low) seconds[before] = Math.min(seconds[before]!, lowpoints[e]!);
  else seconds[before] = Math.min(seconds[before]!, seconds[e]!);
}

/** Edges by tail, then by nesting depth: two counting sorts. */
function sorted(order: number, tails: Int32Array, nesting: Int32Array) {
  const every = Int32Array.from(tails, (_, e) => e);
  const byNesting = distribute(2 * order + 1, every, nesting).items;
  const { offsets, items } = distribute(order, byNesting, tails);
  return { offsets, outgoing: items };
}

function distribute(buckets: number, items: Int32Array, bucketOf: Int32Array) {
  const offsets = new Int32Array(buckets + 1);
  for (const item of items) offsets[bucketOf[item]! + 1]!++;
  for (let b = 0; b < buckets; b++) offsets[b + 1]! += offsets[b]!;
  const fill = offsets.slice();
  const placed = new Int32Array(items.length);
  for (const item of items) placed[fill[bucketOf[item]!]!++] = item;
  return { offsets, items: placed };
}
