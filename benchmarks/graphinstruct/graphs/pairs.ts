import { type Edge, type Graph, graph } from "#src/graph/graph";

/** The edges of a graph that is being built: each pair at most once, and no node with itself. */
export interface Pairs {
  readonly order: number;
  readonly directed: boolean;
  readonly list: Edge[];
  readonly degrees: Int32Array;
  has(u: number, v: number): boolean;
  /** Adds an edge; false where it is there already or would be a loop. */
  add(u: number, v: number): boolean;
  graph(): Graph;
}

/** The edges of a graph to which more are to be added; without one, none. */
export function pairs(order: number, directed = false, from: readonly Edge[] = []): Pairs {
  const seen = new Set<number>();
  const list: Edge[] = [];
  const degrees = new Int32Array(order);
  const key = (u: number, v: number) => (directed || u < v ? u * order + v : v * order + u);
  const has = (u: number, v: number) => seen.has(key(u, v));
  const add = (u: number, v: number) => {
    if (u === v || has(u, v)) return false;
    seen.add(key(u, v));
    list.push([u, v]);
    degrees[u]!++;
    degrees[v]!++;
    return true;
  };
  for (const [u, v] of from) add(u, v);
  return { order, directed, list, degrees, has, add, graph: () => graph(order, list, directed) };
}

/** The edges of a graph as pairs that more can be added to. */
export function pairsOf(graph: Graph): Pairs {
  return pairs(graph.order, graph.directed, edgesOf(graph));
}

export function edgesOf({ sources, targets }: Graph): Edge[] {
  return Array.from(sources, (u, e) => [u, targets[e]!] as const);
}
