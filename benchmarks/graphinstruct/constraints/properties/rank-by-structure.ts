import type { Graph } from "#src/graph/graph";
import { individualise, partition, refinable, refine } from "#src/graph/refinement";

/**
 * A numbering of the nodes that does not depend on what they are called or in which order they are written, as far as
 * colour refinement can tell them apart; of nodes that it can't, one comes first, and refinement goes on from there.
 */
export function rankByStructure(graph: Graph, loops: readonly number[]): Int32Array {
  const looped = new Int32Array(graph.order);
  for (const node of loops) looped[node] = 1;
  const input = refinable(graph, looped);
  let cells = partition(input);
  refine(input, cells);
  for (let place = 0; place < graph.order; place++) {
    const alone = cells.starts[place] === place && cells.starts[place + 1] !== place;
    if (alone) continue;
    cells = individualise(cells, place);
    refine(input, cells);
  }
  const rank = new Int32Array(graph.order);
  cells.nodes.forEach((node, place) => {
    rank[node] = place;
  });
  return rank;
}
