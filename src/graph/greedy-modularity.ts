import { asGraph } from "#src/graph/from";
import type { Graph, GraphLike } from "#src/graph/graph";
import { type MergeQueue, mergeQueue } from "#src/graph/merge-queue";
import { undirected } from "#src/graph/undirected";

export interface GreedyModularityOptions {
  /** Nodes with an edge to themselves. */
  readonly loops?: readonly number[];
  /** The place of each node in the order that breaks ties; undefined: the nodes' own order. */
  readonly rank?: ArrayLike<number>;
  /** How many pairs of communities may be looked at. */
  readonly budget?: number;
}

/** Communities by the rank of one of their nodes; those merged away have neither gains nor share. */
interface Communities {
  /** What merging with each neighbouring community would add to the modularity. */
  readonly gains: readonly Map<number, number>[];
  /** The share of all edge ends. */
  readonly shares: Float64Array;
  readonly queue: MergeQueue;
}

/**
 * Communities by greedy merging (Clauset, Newman and Moore 2004), directions and weights ignored: as long as it does not
 * lower the modularity, the two communities merge that raise it most; of several pairs the one first in rank, and the
 * community of lower rank takes the name of the other. To the last bit what networkx's greedy_modularity_communities does.
 *
 * @returns the community of each node, numbered from the largest, equal ones by the node that names them; undefined
 * where the budget ran out
 */
export function greedyModularity(
  input: GraphLike,
  { loops = [], rank, budget = Number.POSITIVE_INFINITY }: GreedyModularityOptions = {},
): Int32Array | undefined {
  const graph = undirected(asGraph(input));
  const places = rank ?? Int32Array.from({ length: graph.order }, (_, u) => u);
  const communities = singletons(graph, loops, places);
  const into = Int32Array.from({ length: graph.order }, (_, place) => place);
  let left = budget;
  for (let best = nextMerge(communities); best; best = nextMerge(communities)) {
    const [u, v] = best;
    left -= communities.gains[u]!.size + communities.gains[v]!.size;
    if (left < 0) return undefined;
    merge(communities, u, v);
    into[u] = v;
  }
  return numbered(into, places);
}

function singletons(graph: Graph, loops: readonly number[], places: ArrayLike<number>): Communities {
  const { order, sources, targets } = graph;
  const gains = Array.from({ length: order }, () => new Map<number, number>());
  const degrees = new Int32Array(order);
  for (const ends of [sources, targets, loops, loops]) for (const u of ends) degrees[places[u]!]!++;
  const perEdge = 1 / (sources.length + loops.length);
  const shares = Float64Array.from(degrees, (degree) => degree * perEdge * 0.5);
  const queue = mergeQueue();
  for (let e = 0; e < sources.length; e++) {
    const [u, v] = [places[sources[e]!]!, places[targets[e]!]!];
    const gain = perEdge - (shares[u]! * shares[v]! + shares[u]! * shares[v]!);
    set({ gains, shares, queue }, u, v, gain);
  }
  return { gains, shares, queue };
}

function set({ gains, queue }: Communities, u: number, v: number, gain: number): void {
  gains[u]!.set(v, gain);
  gains[v]!.set(u, gain);
  if (gain >= 0) queue.add(gain, Math.min(u, v), Math.max(u, v));
}

/** The best pair, lower rank first; undefined where every merge lowers the modularity. */
function nextMerge({ gains, queue }: Communities): readonly [number, number] | undefined {
  for (let best = queue.take(); best; best = queue.take()) {
    const [gain, u, v] = best;
    if (gains[u]!.get(v) === gain) return [u, v];
  }
  return undefined;
}

/** Adds community u to v; what each neighbour would gain changes even where only one of the two had it for a neighbour. */
function merge(communities: Communities, u: number, v: number): void {
  const { gains, shares } = communities;
  const [from, to] = [gains[u]!, gains[v]!];
  const lost = (without: number, w: number) => shares[without]! * shares[w]! + shares[w]! * shares[without]!;
  for (const [w, gain] of to) if (w !== u && !from.has(w)) set(communities, v, w, gain - lost(u, w));
  for (const [w, gain] of from) {
    gains[w]!.delete(u);
    if (w === v) continue;
    const other = to.get(w);
    set(communities, v, w, other === undefined ? gain - lost(v, w) : other + gain);
  }
  from.clear();
  shares[v]! += shares[u]!;
  shares[u] = 0;
}

function numbered(into: Int32Array, places: ArrayLike<number>): Int32Array {
  const name = (start: number) => {
    let place = start;
    for (; into[place] !== place; place = into[place]!) into[place] = into[into[place]!]!;
    return place;
  };
  const names = Int32Array.from(places, name);
  const sizes = new Int32Array(into.length);
  for (const at of names) sizes[at]!++;
  const nodes = [...names.keys()].filter((u) => places[u] === names[u]);
  nodes.sort((a, b) => sizes[names[b]!]! - sizes[names[a]!]! || a - b);
  const numbers = new Int32Array(into.length);
  nodes.forEach((u, number) => {
    numbers[names[u]!] = number;
  });
  return names.map((at) => numbers[at]!);
}
