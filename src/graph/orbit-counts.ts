import { adjacency } from "#src/graph/adjacency";
import { forwardLists } from "#src/graph/forward-lists";
import { fourCliques } from "#src/graph/four-cliques";
import { fourCycles } from "#src/graph/four-cycles";
import type { GraphLike } from "#src/graph/graph";
import { subgraphCounts } from "#src/graph/subgraph-counts";
import { undirected } from "#src/graph/undirected";

/**
 * How often a node in a larger orbit is in a smaller one of a subgraph with the same nodes and fewer edges. Each
 * orbit comes after those that it is part of.
 */
const PARTS = [
  { orbit: 13, larger: [14], times: [3] },
  { orbit: 12, larger: [14], times: [3] },
  { orbit: 11, larger: [13, 14], times: [2, 3] },
  { orbit: 10, larger: [12, 13, 14], times: [2, 2, 6] },
  { orbit: 9, larger: [12, 14], times: [2, 3] },
  { orbit: 8, larger: [12, 13, 14], times: [1, 1, 3] },
  { orbit: 7, larger: [11, 13, 14], times: [1, 1, 1] },
  { orbit: 6, larger: [9, 10, 12, 13, 14], times: [1, 1, 2, 1, 3] },
  { orbit: 5, larger: [8, 10, 11, 12, 13, 14], times: [2, 1, 2, 2, 4, 6] },
  { orbit: 4, larger: [8, 9, 10, 12, 13, 14], times: [2, 2, 1, 4, 2, 6] },
  { orbit: 2, larger: [3], times: [1] },
  { orbit: 1, larger: [3], times: [2] },
] as const;

/**
 * How many connected induced subgraphs of two to four nodes each node is in, by its role there: the orbits 0 … 14 of
 * Pržulj 2007, directions ignored. Subgraphs are counted whether induced or not, from degrees, triangles and cycles;
 * those that are part of one with more edges are then taken off.
 *
 * @returns 15 counts for each node
 */
export function orbitCounts(input: GraphLike): readonly Float64Array[] {
  const around = adjacency(undirected(input));
  const lists = forwardLists(around.graph);
  const cliques = fourCliques(lists);
  const cycles = fourCycles(around.graph);
  const counts = subgraphCounts(around, lists);
  return counts.map((count, u) => {
    count[14] = cliques[u]!;
    count[8] = cycles[u]!;
    for (const { orbit, larger, times } of PARTS) {
      larger.forEach((from, i) => {
        count[orbit]! -= times[i]! * count[from]!;
      });
    }
    return count;
  });
}
