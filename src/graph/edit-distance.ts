import { editSearch } from "#src/graph/edit-search";
import { asGraph } from "#src/graph/from";
import type { Graph, GraphLike } from "#src/graph/graph";
import { isIsomorphic } from "#src/graph/is-isomorphic";
import { nodesByDegree } from "#src/graph/nodes-by-degree";
import { undirected } from "#src/graph/undirected";

export interface EditDistance {
  /** Nodes and edges. */
  readonly distance: number;
  /** Otherwise the distance is an upper bound. */
  readonly exact: boolean;
}

/**
 * The fewest nodes and edges to insert or delete that make one graph isomorphic to the other (a node goes with its
 * edges, which count too). Directions are ignored unless both graphs have them; weights always.
 *
 * As nodes are all alike, some best edit keeps every node of the smaller graph; where it puts them is found by
 * depth-first branch and bound.
 *
 * @param budget how many nodes and pairs of nodes may be looked at
 */
export function editDistance(a: GraphLike, b: GraphLike, budget: number): EditDistance {
  const directed = asGraph(a).directed && asGraph(b).directed;
  const bare = (input: GraphLike): Graph => {
    const { order, sources, targets } = directed ? asGraph(input) : undirected(input);
    return { order, directed, sources, targets };
  };
  const [small, large] = asGraph(a).order <= asGraph(b).order ? [bare(a), bare(b)] : [bare(b), bare(a)];
  if (isIsomorphic(small, large, { budget })) return { distance: 0, exact: true };
  const inserted = large.order - small.order;
  const rough = costByDegree(small, large);
  if (large.order ** 2 > budget) return { distance: inserted + rough, exact: false };
  const { cost, exact } = editSearch(small, large, rough, budget);
  return { distance: inserted + cost, exact };
}

/** The edges to change where nodes are sent to those of the same rank by degree. */
function costByDegree(small: Graph, large: Graph): number {
  const [from, to] = [nodesByDegree(small), nodesByDegree(large)];
  const image = new Int32Array(small.order);
  from.forEach((u, rank) => {
    image[u] = to[rank]!;
  });
  const key = (u: number, v: number) => (large.directed || u < v ? u * large.order + v : v * large.order + u);
  const edges = new Set<number>();
  for (let e = 0; e < large.sources.length; e++) edges.add(key(large.sources[e]!, large.targets[e]!));
  let kept = 0;
  for (let e = 0; e < small.sources.length; e++) {
    if (edges.has(key(image[small.sources[e]!]!, image[small.targets[e]!]!))) kept++;
  }
  return small.sources.length + large.sources.length - 2 * kept;
}
