import { type Adjacency, adjacency } from "#src/graph/adjacency";
import type { Budget } from "#src/graph/budget";
import { type Components, components } from "#src/graph/components";
import type { Graph } from "#src/graph/graph";

/** A round takes as long as looking at each end so many times. */
const CONTRACTING = 4;

/**
 * The fewest edges whose removal parts an undirected graph, connected and without bridges. Nodes are visited in the order
 * of how many edges join them to those visited, which shows of many edges that no smaller cut than the best parts their
 * ends; these are contracted, and so on (Nagamochi, Ono and Ibaraki 1994).
 *
 * @param budget edge ends and nodes that may be looked at; the number is of no use once it is below 0
 */
export function minimumCut(graph: Graph, budget: Budget): number {
  let rest: Graph = { ...graph, weights: new Float64Array(graph.sources.length).fill(1) };
  let best = Number.POSITIVE_INFINITY;
  while (rest.order > 1 && best > 2 && budget.left >= 0) {
    const around = adjacency(rest);
    budget.left -= CONTRACTING * (rest.order + around.neighbours.length);
    best = Math.min(best, leastDegree(rest));
    rest = contracted(rest, inseparable(around, best));
  }
  return best;
}

function leastDegree({ order, sources, targets, weights }: Graph): number {
  const degrees = new Float64Array(order);
  for (let e = 0; e < sources.length; e++) {
    degrees[sources[e]!]! += weights![e]!;
    degrees[targets[e]!]! += weights![e]!;
  }
  return degrees.reduce((least, degree) => Math.min(least, degree));
}

/** Sets of nodes, one or more of them with several, that no cut of fewer than `bound` edges parts. */
function inseparable({ graph, offsets, neighbours, edges }: Adjacency, bound: number): Components {
  const ties = new Float64Array(graph.order);
  const visited = new Uint8Array(graph.order);
  const buckets: number[][] = Array.from({ length: bound + 1 }, () => []);
  const kept: number[] = [];
  buckets[0]!.push(0);
  for (let top = 0; top >= 0; ) {
    const u = buckets[top]!.pop();
    if (u === undefined) top--;
    if (u === undefined || visited[u]) continue;
    visited[u] = 1;
    for (let i = offsets[u]!; i < offsets[u + 1]!; i++) {
      const v = neighbours[i]!;
      if (visited[v]) continue;
      ties[v]! += graph.weights![edges[i]!]!;
      if (ties[v]! >= bound) kept.push(edges[i]!);
      const bucket = Math.min(ties[v]!, bound);
      buckets[bucket]!.push(v);
      top = Math.max(top, bucket);
    }
  }
  const ends = (side: Int32Array) => Int32Array.from(kept, (e) => side[e]!);
  return components({
    order: graph.order,
    directed: false,
    sources: ends(graph.sources),
    targets: ends(graph.targets),
  });
}

/** Each set of nodes made one; edges between two sets become one of their summed weight. */
function contracted({ sources, targets, weights }: Graph, { count, of }: Components): Graph {
  const sums = new Map<number, number>();
  for (let e = 0; e < sources.length; e++) {
    const [a, b] = [of[sources[e]!]!, of[targets[e]!]!];
    const key = Math.min(a, b) * count + Math.max(a, b);
    if (a !== b) sums.set(key, (sums.get(key) ?? 0) + weights![e]!);
  }
  const pairs = [...sums.keys()];
  return {
    order: count,
    directed: false,
    sources: Int32Array.from(pairs, (key) => Math.floor(key / count)),
    targets: Int32Array.from(pairs, (key) => key % count),
    weights: Float64Array.from(sums.values()),
  };
}
