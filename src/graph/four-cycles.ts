import { adjacency } from "#src/graph/adjacency";
import type { Graph } from "#src/graph/graph";
import { nodesByDegree } from "#src/graph/nodes-by-degree";

/**
 * How many cycles of four nodes, with chords or without, each node of an undirected graph is on. A cycle is counted at
 * its node of highest degree, by the ways of two edges that lead from there to the opposite node (Chiba and Nishizeki
 * 1985).
 */
export function fourCycles(graph: Graph): Float64Array {
  const { order, sources, targets } = graph;
  const nodes = nodesByDegree(graph).reverse();
  const ranks = new Int32Array(order);
  for (let rank = 0; rank < order; rank++) ranks[nodes[rank]!] = rank;
  const rankOf = (u: number) => ranks[u]!;
  const ranked = { order, directed: false, sources: sources.map(rankOf), targets: targets.map(rankOf) };
  const { offsets, neighbours } = adjacency(ranked);
  const counts = new Float64Array(order);
  const ways = new Int32Array(order);
  const eachWay = (top: number, visit: (middle: number, end: number) => void) => {
    for (let i = offsets[top]!; neighbours[i]! < top && i < offsets[top + 1]!; i++) {
      const middle = neighbours[i]!;
      for (let j = offsets[middle]!; neighbours[j]! < top; j++) visit(middle, neighbours[j]!);
    }
  };
  for (let top = 0; top < order; top++) {
    eachWay(top, (_, end) => ways[end]!++);
    eachWay(top, (middle, end) => {
      // One cycle with each other way to the same end, which counts it again.
      const cycles = ways[end]! - 1;
      counts[middle]! += cycles;
      counts[end]! += cycles / 2;
      counts[top]! += cycles / 2;
    });
    eachWay(top, (_, end) => {
      ways[end] = 0;
    });
  }
  return Float64Array.from(ranks, (rank) => counts[rank]!);
}
