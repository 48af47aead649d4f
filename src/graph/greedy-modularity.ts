import { communityGraph, merge } from "#src/graph/community-graph";
import { asGraph } from "#src/graph/from";
import type { GraphLike } from "#src/graph/graph";
import { undirected } from "#src/graph/undirected";

export interface GreedyModularityOptions {
  /** Nodes with an edge to themselves. */
  readonly loops?: readonly number[];
  /** The place of each node in the order that breaks ties; undefined: the nodes' own order. */
  readonly rank?: ArrayLike<number>;
  /** Whether the directions of a directed graph count (Leicht and Newman 2008); otherwise its edges are those without. */
  readonly directions?: boolean;
  /** How many pairs of neighbouring communities may be looked at. */
  readonly budget?: number;
}

/**
 * Communities by greedy merging (Clauset, Newman and Moore 2004), weights ignored: as long as it does not
 * lower the modularity, the two communities merge that raise it most; of several pairs the one first in rank, and the
 * community of lower rank takes the name of the other. To the last bit what networkx's greedy_modularity_communities does.
 *
 * @returns the community of each node, numbered from the largest, equal ones by the node that names them; undefined
 * where the budget ran out
 */
export function greedyModularity(
  input: GraphLike,
  { loops = [], rank, directions = false, budget = Number.POSITIVE_INFINITY }: GreedyModularityOptions = {},
): Int32Array | undefined {
  const graph = directions ? asGraph(input) : undirected(asGraph(input));
  const places = rank ?? Int32Array.from({ length: graph.order }, (_, u) => u);
  const communities = communityGraph(graph, loops, places);
  const into = Int32Array.from({ length: graph.order }, (_, place) => place);
  let left = budget;
  const { best, partners, rows } = communities;
  for (let u = rows.winner(); best[u]! >= 0; u = rows.winner()) {
    const v = partners[u]!;
    left -= merge(communities, u, v);
    if (left < 0) return undefined;
    into[u] = v;
  }
  return numbered(into, places);
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
