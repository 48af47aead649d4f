import type { Adjacency } from "#src/graph/adjacency";
import { type Edge, type Graph, graph } from "#src/graph/graph";

/** The graph of some nodes of an undirected network, numbered in the order given, with all edges among them in order. */
export function induced({ offsets, neighbours }: Adjacency, members: readonly number[]): Graph {
  const number = new Map(members.map((node, i) => [node, i]));
  const edges = members.flatMap((node, u) =>
    Array.from(neighbours.subarray(offsets[node]!, offsets[node + 1]!), (next) => number.get(next) ?? -1)
      .filter((v) => u < v)
      .sort((a, b) => a - b)
      .map((v): Edge => [u, v]),
  );
  return graph(members.length, edges);
}
