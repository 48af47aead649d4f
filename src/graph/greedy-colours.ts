import { adjacency } from "#src/graph/adjacency";
import type { GraphLike } from "#src/graph/graph";
import { undirected } from "#src/graph/undirected";

/**
 * How many colours greedy colouring takes that goes by falling degree, ties by node (Welsh and Powell 1967): an upper
 * bound of the chromatic number. Directions are ignored.
 *
 * @param degrees what to order the nodes by; undefined: how many neighbours they have
 */
export function greedyColours(input: GraphLike, degrees?: ArrayLike<number>): number {
  const { graph, offsets, neighbours } = adjacency(undirected(input));
  const degree = (u: number) => degrees?.[u] ?? offsets[u + 1]! - offsets[u]!;
  const nodes = Int32Array.from({ length: graph.order }, (_, u) => u).sort((u, v) => degree(v) - degree(u) || u - v);
  const colours = new Int32Array(graph.order).fill(-1);
  const takenBy = new Int32Array(graph.order + 1).fill(-1);
  let count = 0;
  for (const u of nodes) {
    for (let i = offsets[u]!; i < offsets[u + 1]!; i++) {
      const colour = colours[neighbours[i]!]!;
      if (colour !== -1) takenBy[colour] = u;
    }
    let free = 0;
    while (takenBy[free] === u) free++;
    colours[u] = free;
    count = Math.max(count, free + 1);
  }
  return count;
}
