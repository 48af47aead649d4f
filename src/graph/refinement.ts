import type { Graph } from "#src/graph/graph";

/** A graph made ready for colour refinement: equal weights share a kind, ordered by weight. */
export interface Refinable {
  readonly graph: Graph;
  readonly colours: ArrayLike<number>;
  /** Per edge. */
  readonly kinds: Int32Array;
  readonly kindCount: number;
  /** What isomorphic graphs share without any search: order, direction, colours, weights. */
  readonly heading: string;
}

/** An ordered partition of the nodes into cells; a cell is a run of places with the same start. */
export interface Partition {
  /** The node at each place. */
  readonly nodes: Int32Array;
  /** The first place of the cell that each place is in. */
  readonly starts: Int32Array;
}

/** @param colours one per node; undefined: all alike */
export function refinable(graph: Graph, colours: ArrayLike<number> = new Int32Array(graph.order)): Refinable {
  const { order, directed, sources, weights } = graph;
  const levels = [...new Set(weights)].sort((a, b) => a - b);
  const rank = new Map(levels.map((weight, kind) => [weight, kind]));
  const kinds = Int32Array.from(sources, (_, e) => (weights ? rank.get(weights[e]!)! : 0));
  const palette = Array.from(colours).sort((a, b) => a - b);
  const heading = `${order}${directed ? ">" : "-"}${palette.join()}|${levels.join()}`;
  return { graph, colours, kinds, kindCount: Math.max(1, levels.length), heading };
}

/** The nodes by colour. */
export function partition({ graph, colours }: Refinable): Partition {
  const nodes = Int32Array.from({ length: graph.order }, (_, u) => u).sort((u, v) => colours[u]! - colours[v]!);
  const starts = new Int32Array(graph.order);
  for (let i = 1; i < nodes.length; i++) starts[i] = colours[nodes[i]!] === colours[nodes[i - 1]!] ? starts[i - 1]! : i;
  return { nodes, starts };
}

/** A copy in which the node at one place is alone, before the rest of its cell. */
export function individualise(cells: Partition, place: number): Partition {
  const nodes = cells.nodes.slice();
  const starts = cells.starts.slice();
  const first = starts[place]!;
  [nodes[first], nodes[place]] = [nodes[place]!, nodes[first]!];
  for (let i = first + 1; cells.starts[i] === first; i++) starts[i] = first + 1;
  return { nodes, starts };
}

/**
 * Splits cells, in place, until the nodes of a cell see equally many edges of each kind to each cell (up to hash
 * collisions, which leave a cell whole).
 *
 * @returns a trace: equal for partitions that an isomorphism carries to each other
 */
export function refine(input: Refinable, cells: Partition): number {
  const { order } = input.graph;
  const start = new Int32Array(order);
  let trace = 0;
  for (let count = 0, before = -1; count !== before; ) {
    before = count;
    for (let i = 0; i < order; i++) start[cells.nodes[i]!] = cells.starts[i]!;
    const views = look(input, start);
    count = split(cells, views);
    trace = 0;
    for (let i = 0; i < order; i++) trace = mix(trace ^ views[cells.nodes[i]!]!, cells.starts[i]!);
  }
  return trace;
}

/** What each node sees: a sum over its edges, so that their order is of no account. */
function look({ graph, kinds }: Refinable, start: Int32Array): Int32Array {
  const { directed, sources, targets } = graph;
  const views = new Int32Array(graph.order);
  for (let e = 0; e < sources.length; e++) {
    const u = sources[e]!;
    const v = targets[e]!;
    const along = 2 * kinds[e]!;
    views[u]! += mix(along, start[v]!);
    views[v]! += mix(directed ? along + 1 : along, start[u]!);
  }
  return views;
}

/** Sorts each cell by view, in place, and cuts it where views differ. Returns the number of cells. */
export function split({ nodes, starts }: Partition, views: Int32Array): number {
  let count = 0;
  for (let first = 0, end = 0; first < nodes.length; first = end) {
    for (end = first + 1; starts[end] === first; end++) {
      const node = nodes[end]!;
      let at = end;
      for (; at > first && views[nodes[at - 1]!]! > views[node]!; at--) nodes[at] = nodes[at - 1]!;
      nodes[at] = node;
    }
    for (let i = first; i < end; i++) {
      const opens = i === first || views[nodes[i]!] !== views[nodes[i - 1]!];
      starts[i] = opens ? i : starts[i - 1]!;
      if (opens) count++;
    }
  }
  return count;
}

/** A 32-bit hash of two integers (the finaliser of MurmurHash3 over a linear combination). */
export function mix(a: number, b: number): number {
  let h = Math.imul(a, 0x9e3779b1) ^ Math.imul(b + 1, 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return h ^ (h >>> 16);
}
