import type { Partition, Refinable } from "#src/graph/refinement";

/**
 * Numbers each node among its twins: nodes of one cell with the same edges to all others and, if joined, joined the
 * same both ways. Exchanging twins is an automorphism, so which one is first is of no account. Complete, empty, star
 * and complete bipartite graphs consist of them.
 *
 * @returns 0 for each node's first twin (or itself, having none), then 1, 2 …
 */
export function twinRanks(input: Refinable, { nodes, starts }: Partition): Int32Array {
  const { order } = input.graph;
  const ranks = new Int32Array(order);
  if (starts.every((start, place) => start === place)) return ranks;
  const ties = tieMatrix(input);
  let latest: number[] = []; // the latest member of each twin class of this cell
  for (let place = 0; place < order; place++) {
    if (starts[place] === place) latest = [];
    const node = nodes[place]!;
    const at = latest.findIndex((other) => areTwins(ties, order, other, node));
    if (at === -1) latest.push(node);
    else {
      ranks[node] = ranks[latest[at]!]! + 1;
      latest[at] = node;
    }
  }
  return ranks;
}

/** One number per ordered pair of nodes: which kinds of edge run between them each way. */
function tieMatrix({ graph, kinds, kindCount }: Refinable): Int32Array {
  const { order, directed, sources, targets } = graph;
  const ties = new Int32Array(order * order);
  for (let e = 0; e < sources.length; e++) {
    const out = kinds[e]! + 1;
    const back = out * (kindCount + 1);
    ties[sources[e]! * order + targets[e]!]! += directed ? out : out + back;
    ties[targets[e]! * order + sources[e]!]! += directed ? back : out + back;
  }
  return ties;
}

function areTwins(ties: Int32Array, order: number, u: number, v: number): boolean {
  if (ties[u * order + v] !== ties[v * order + u]) return false;
  for (let w = 0; w < order; w++) {
    if (w !== u && w !== v && ties[u * order + w] !== ties[v * order + w]) return false;
  }
  return true;
}
