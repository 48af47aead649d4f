import type { Network } from "#benchmarks/decision/networks/read-network";
import { adjacency, predecessors } from "#src/graph/adjacency";
import { type Edge, type Graph, graph } from "#src/graph/graph";
import { sha256 } from "#src/hash";

/**
 * A connected piece of a network, chosen by hashes alone: it grows from the node of the lowest rank, always by the
 * neighbour of the lowest rank, directions ignored; where it has no further neighbour, by the lowest of all. Ranks are SHA-256
 * of `name:node`, ties broken by node. The piece's nodes are numbered by rank, with all edges among them.
 *
 * @param name names the draw, as in `protocol:network:main:50:0`
 * @param count how many nodes
 * @throws RangeError for more than the network has
 */
export function rankedSample(
  { ids, graph: whole }: Network,
  name: string,
  count: number,
): { readonly ids: number[]; readonly graph: Graph } {
  if (count > ids.length) throw new RangeError(`rankedSample: expected at most ${ids.length} nodes, got ${count}`);
  const ranks = ids.map((id) => sha256(`${name}:${id}`));
  const byRank = [...ids.keys()].sort((a, b) => (ranks[a]! < ranks[b]! ? -1 : ranks[a]! > ranks[b]! ? 1 : a - b));
  const place = new Int32Array(ids.length);
  byRank.forEach((node, i) => {
    place[node] = i;
  });
  const chosen = new Set<number>();
  const frontier = new Set<number>();
  while (chosen.size < count) {
    const next = lowest(frontier, place) ?? byRank.find((node) => !chosen.has(node))!;
    frontier.delete(next);
    chosen.add(next);
    for (const node of around(whole, next)) if (!chosen.has(node)) frontier.add(node);
  }
  return piece(
    { ids, graph: whole },
    [...chosen].sort((a, b) => place[a]! - place[b]!),
  );
}

function lowest(nodes: Iterable<number>, place: Int32Array): number | undefined {
  let best: number | undefined;
  for (const node of nodes) if (best === undefined || place[node]! < place[best]!) best = node;
  return best;
}

function* around(whole: Graph, node: number): Iterable<number> {
  for (const { offsets, neighbours } of [adjacency(whole), predecessors(whole)]) {
    yield* neighbours.subarray(offsets[node]!, offsets[node + 1]!);
  }
}

function piece({ ids, graph: { sources, targets, directed } }: Network, nodes: readonly number[]) {
  const number = new Map(nodes.map((node, i) => [node, i]));
  const edges: Edge[] = [];
  for (let e = 0; e < sources.length; e++) {
    const [u, v] = [number.get(sources[e]!), number.get(targets[e]!)];
    if (u !== undefined && v !== undefined) edges.push([u, v]);
  }
  return { ids: nodes.map((node) => ids[node]!), graph: graph(nodes.length, edges, directed) };
}
