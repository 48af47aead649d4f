/**
 * The one graph value. Nodes are 0 … order-1 and have no names; edge i runs from `sources[i]` to `targets[i]`, and an
 * undirected edge is held once. No self-loops, no parallel edges (a directed graph may hold both u→v and v→u).
 */
export interface Graph {
  readonly order: number;
  readonly directed: boolean;
  readonly sources: Int32Array;
  readonly targets: Int32Array;
  /** Integers in the unit of the numbers in use (floats of one decimal are held as tenths); undefined: unweighted, or without edges. */
  readonly weights?: Float64Array;
}

/** What graphology's graphs offer that we read; any public function that takes a graph takes one of these too. */
export interface GraphologyGraph {
  readonly order: number;
  readonly size: number;
  readonly type: string;
  nodes(): string[];
  // biome-ignore lint/suspicious/noExplicitAny: graphology's attributes are the user's
  forEachEdge(callback: (edge: string, attributes: any, source: string, target: string, ...rest: any[]) => void): void;
}

export type GraphLike = Graph | GraphologyGraph;

export type Edge = readonly [source: number, target: number, weight?: number];

/**
 * Builds a graph from an edge list.
 *
 * @param order number of nodes, a non-negative integer
 * @param edges pairs, or triples when weighted (all or none)
 * @throws RangeError for a node outside 0 … order-1, a self-loop, a repeated edge, or a mix of weighted and not
 */
export function graph(order: number, edges: readonly Edge[], directed = false): Graph {
  if (!Number.isInteger(order) || order < 0)
    throw new RangeError(`graph: expected an order of 0 or more, got ${order}`);
  const sources = new Int32Array(edges.length);
  const targets = new Int32Array(edges.length);
  const weighted = edges[0]?.[2] !== undefined;
  const weights = new Float64Array(weighted ? edges.length : 0);
  const seen = new Set<number>();
  edges.forEach(([u, v, w], i) => {
    const inside = Number.isInteger(u) && Number.isInteger(v) && u >= 0 && v >= 0 && u < order && v < order;
    if (!inside || u === v) {
      throw new RangeError(`graph: expected an edge between two of the nodes 0 … ${order - 1}, got ${u}–${v}`);
    }
    if ((w !== undefined) !== weighted)
      throw new RangeError(`graph: expected all edges weighted or none, got ${u}–${v}`);
    const key = directed || u < v ? u * order + v : v * order + u;
    if (seen.has(key)) throw new RangeError(`graph: expected each edge once, got ${u}–${v} again`);
    seen.add(key);
    sources[i] = u;
    targets[i] = v;
    if (weighted) weights[i] = w!;
  });
  return Object.freeze({ order, directed, sources, targets, ...(weighted && { weights }) });
}
