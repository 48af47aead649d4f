import { renumber } from "#generators/graphs/renumber";
import type { Graph } from "#src/graph/graph";
import type { Rng } from "#src/rng";

/** Two undirected graphs side by side as one without an edge between them, its nodes renumbered at random. */
export function union(rng: Rng, left: Graph, right: Graph): Graph {
  const order = left.order + right.order;
  const sources = beside(left.sources, right.sources, left.order);
  const targets = beside(left.targets, right.targets, left.order);
  return renumber(rng, { order, directed: false, sources, targets });
}

function beside(left: Int32Array, right: Int32Array, shift: number): Int32Array {
  const both = new Int32Array(left.length + right.length);
  both.set(left);
  for (let e = 0; e < right.length; e++) both[left.length + e] = right[e]! + shift;
  return both;
}
