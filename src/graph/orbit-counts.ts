import { type Adjacency, adjacency } from "#src/graph/adjacency";
import { eachTriangle } from "#src/graph/each-triangle";
import { type ForwardLists, forwardLists } from "#src/graph/forward-lists";
import { fourCliques } from "#src/graph/four-cliques";
import { fourCycles } from "#src/graph/four-cycles";
import type { GraphLike } from "#src/graph/graph";
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
  const counts = subgraphs(around, lists);
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

const pairs = (count: number) => (count * (count - 1)) / 2;

/** Subgraphs that triangles and degrees tell of, induced or not. */
function subgraphs({ graph, offsets, neighbours, edges }: Adjacency, lists: ForwardLists): Float64Array[] {
  const { degrees } = lists;
  const counts = Array.from(degrees, () => new Float64Array(15));
  const triangles = new Float64Array(graph.sources.length);
  eachTriangle(lists, (u, v, w, uv, uw, vw) => {
    for (const node of [u, v, w]) counts[node]![3]!++;
    for (const edge of [uv, uw, vw]) triangles[edge]!++;
  });
  eachTriangle(lists, (u, v, w, uv, uw, vw) => {
    const others = degrees[u]! + degrees[v]! + degrees[w]! - 4;
    for (const [node, opposite] of [
      [u, vw],
      [v, uw],
      [w, uv],
    ] as const) {
      counts[node]![10]! += others - degrees[node]!;
      counts[node]![12]! += triangles[opposite]! - 1;
    }
  });
  const reach = counts.map((_, u) =>
    neighbours.subarray(offsets[u], offsets[u + 1]).reduce((sum, v) => sum + degrees[v]! - 1, 0),
  );
  counts.forEach((count, u) => {
    const [degree, closed] = [degrees[u]!, count[3]!];
    count[0] = degree;
    count[1] = reach[u]!;
    count[2] = pairs(degree);
    count[7] = (pairs(degree) * (degree - 2)) / 3;
    count[11] = closed * (degree - 2);
    for (let i = offsets[u]!; i < offsets[u + 1]!; i++) {
      const v = neighbours[i]!;
      const shared = triangles[edges[i]!]!;
      count[4]! += reach[v]! - (degree - 1) - shared;
      count[5]! += (degree - 1) * (degrees[v]! - 1) - shared;
      count[6]! += pairs(degrees[v]! - 1);
      count[9]! += counts[v]![3]! - shared;
      count[13]! += pairs(shared);
    }
  });
  return counts;
}
