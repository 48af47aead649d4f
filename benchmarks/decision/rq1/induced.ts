import { adjacency } from "#src/graph/adjacency";
import { type Edge, type Graph, graph } from "#src/graph/graph";

/** The graph of some nodes of an undirected network, numbered in the order given, with all edges among them. */
export function induced(network: Graph, members: readonly number[]): Graph {
  const { offsets, neighbours } = adjacency(network);
  const number = new Map(members.map((node, i) => [node, i]));
  const edges = members.flatMap((node, u) =>
    Array.from(neighbours.subarray(offsets[node]!, offsets[node + 1]!), (next) => number.get(next))
      .filter((v): v is number => v !== undefined && u < v)
      .sort((a, b) => a - b)
      .map((v): Edge => [u, v]),
  );
  return graph(members.length, edges);
}
