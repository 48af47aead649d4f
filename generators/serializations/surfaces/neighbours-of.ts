import type { ShownGraph } from "#generators/serializations/shown-graph";

/** A neighbour and, where there are weights, the weight of the edge that leads there. */
export type Neighbour = readonly [node: string, weight: string | undefined];

/** The nodes with their neighbours (their successors, if directed) in the order of the edges. */
export function neighboursOf({ nodes, edges, directed }: ShownGraph): ReadonlyMap<string, readonly Neighbour[]> {
  const lists = new Map(nodes.map((node): [string, Neighbour[]] => [node, []]));
  for (const [u, v, weight] of edges) {
    lists.get(u!)!.push([v!, weight]);
    if (!directed) lists.get(v!)!.push([u!, weight]);
  }
  return lists;
}
