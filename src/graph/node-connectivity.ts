import { type Adjacency, adjacency, predecessors } from "#src/graph/adjacency";
import { disjointPaths } from "#src/graph/disjoint-paths";
import { type Network, network } from "#src/graph/flow-network";
import type { GraphLike } from "#src/graph/graph";
import { strongComponents } from "#src/graph/strong-components";

/**
 * How many nodes must go before the rest is no longer (strongly) connected or a single node: the fewest disjoint paths
 * between two nodes that are not joined (Menger 1927), over the pairs that a node of least degree makes decisive
 * (Esfahanian and Hakimi 1984).
 *
 * @param budget how many arcs and nodes may be looked at
 * @returns 0 where there are fewer than two nodes; undefined where the budget ran out
 */
export function nodeConnectivity(input: GraphLike, budget = Number.POSITIVE_INFINITY): number | undefined {
  const out = adjacency(input);
  const into = predecessors(out.graph);
  const { order } = out.graph;
  if (order < 2 || strongComponents(out.graph).count > 1) return 0;
  const degree = (u: number) => Math.min(listOf(out, u).length, listOf(into, u).length);
  let least = 0;
  for (let u = 1; u < order; u++) if (degree(u) < degree(least)) least = u;
  let found = degree(least);
  if (found === 1) return found;
  const net = split(out);
  const steps = { left: budget };
  for (const [u, v] of decisive(out, into, least)) {
    found = Math.min(found, disjointPaths(net, 2 * u + 1, 2 * v, found, steps));
    if (steps.left < 0) return undefined;
    if (found === 1) break;
  }
  return found;
}

function listOf({ offsets, neighbours }: Adjacency, u: number): Int32Array {
  return neighbours.subarray(offsets[u], offsets[u + 1]);
}

/** Every smallest separating set parts one of these pairs: it leaves the node out, or has neighbours of it on both sides. */
function* decisive(out: Adjacency, into: Adjacency, node: number): Generator<readonly [number, number]> {
  const { order, directed } = out.graph;
  const [after, before] = [new Set(listOf(out, node)), new Set(listOf(into, node))];
  for (let u = 0; u < order; u++) {
    if (u === node) continue;
    if (!after.has(u)) yield [node, u];
    if (directed && !before.has(u)) yield [u, node];
  }
  for (const u of before) {
    const joined = new Set(listOf(out, u));
    for (const v of after) if (u !== v && !joined.has(v) && (directed || u < v)) yield [u, v];
  }
}

/** Each node as two, 2u and 2u + 1, with one arc between: paths without a common arc then have no common node. */
function split({ graph, offsets, neighbours }: Adjacency): Network {
  const { order } = graph;
  const sources = new Int32Array(order + neighbours.length);
  const targets = new Int32Array(order + neighbours.length);
  for (let u = 0; u < order; u++) {
    sources[u] = 2 * u;
    targets[u] = 2 * u + 1;
    for (let i = offsets[u]!; i < offsets[u + 1]!; i++) {
      sources[order + i] = 2 * u + 1;
      targets[order + i] = 2 * neighbours[i]!;
    }
  }
  return network({ order: 2 * order, directed: true, sources, targets });
}
