/** Shortest paths from one source to everywhere, held as a tree of parents. */
export interface PathTree {
  readonly source: number;
  /** Length of a shortest path to each node, in hops or weight; Infinity where there is none. */
  readonly distances: Float64Array;
  /** The node before each on its path; -1 at the source and where there is no path. */
  readonly parents: Int32Array;
  /** The reached nodes in the order in which their distance became final, the source first. */
  readonly settled: readonly number[];
}

/** The tree's path from its source to `target`, both included; undefined where there is none. */
export function pathTo(tree: PathTree, target: number): number[] | undefined {
  if (tree.distances[target] === Number.POSITIVE_INFINITY) return undefined;
  const path: number[] = [];
  for (let node = target; node !== -1; node = tree.parents[node]!) path.push(node);
  return path.reverse();
}
