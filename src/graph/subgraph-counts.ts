import type { Adjacency } from "#src/graph/adjacency";
import { eachTriangle } from "#src/graph/each-triangle";
import type { ForwardLists } from "#src/graph/forward-lists";

/**
 * How many subgraphs of two to four nodes, induced or not, each node is in, by orbit (numbered as in Pržulj 2007): all
 * that degrees and triangles tell of, which leaves 0 for cycles (8) and cliques (14) of four nodes.
 *
 * @param around of an undirected graph
 */
export function subgraphCounts(around: Adjacency, lists: ForwardLists): Float64Array[] {
  const counts = Array.from(lists.degrees, () => new Float64Array(15));
  const shared = addTriangles(counts, lists);
  const { offsets, neighbours, edges } = around;
  const { degrees } = lists;
  const reach = counts.map((_, u) =>
    neighbours.subarray(offsets[u], offsets[u + 1]).reduce((sum, v) => sum + degrees[v]! - 1, 0),
  );
  counts.forEach((count, u) => {
    const degree = degrees[u]!;
    count[0] = degree;
    count[1] = reach[u]!;
    count[2] = pairs(degree);
    count[7] = (pairs(degree) * (degree - 2)) / 3;
    count[11] = count[3]! * (degree - 2);
    for (let i = offsets[u]!; i < offsets[u + 1]!; i++) {
      const v = neighbours[i]!;
      const triangles = shared[edges[i]!]!;
      count[4]! += reach[v]! - (degree - 1) - triangles;
      count[5]! += (degree - 1) * (degrees[v]! - 1) - triangles;
      count[6]! += pairs(degrees[v]! - 1);
      count[9]! += counts[v]![3]! - triangles;
      count[13]! += pairs(triangles);
    }
  });
  return counts;
}

function pairs(count: number): number {
  return (count * (count - 1)) / 2;
}

/** Adds triangles, those with a pendant edge, and pairs that share an edge; returns how many triangles each edge is in. */
function addTriangles(counts: readonly Float64Array[], lists: ForwardLists): Float64Array {
  const { degrees, edges } = lists;
  const shared = new Float64Array(edges.length);
  eachTriangle(lists, (u, v, w, uv, uw, vw) => {
    for (const node of [u, v, w]) counts[node]![3]!++;
    for (const edge of [uv, uw, vw]) shared[edge]!++;
  });
  eachTriangle(lists, (u, v, w, uv, uw, vw) => {
    const pendants = degrees[u]! + degrees[v]! + degrees[w]! - 4;
    const add = (node: number, opposite: number) => {
      counts[node]![10]! += pendants - degrees[node]!;
      counts[node]![12]! += shared[opposite]! - 1;
    };
    add(u, vw);
    add(v, uw);
    add(w, uv);
  });
  return shared;
}
