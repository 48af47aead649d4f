import { cancelCycles } from "#src/graph/cancel-cycles";
import { carried, move, type Network, network } from "#src/graph/flow-network";
import { asGraph } from "#src/graph/from";
import type { GraphLike } from "#src/graph/graph";

export interface Flow {
  /** What leaves the source and reaches the sink. */
  readonly value: number;
  /** What each edge carries, by edge index; negative where an undirected edge is used from target to source. */
  readonly flow: Float64Array;
}

/**
 * A maximum flow (Dinic 1970). Capacities are the weights, 1 where there are none; a directed edge carries only along
 * its direction, so u→v and v→u are two edges of their own. The flow holds no cycle: nothing enters the source,
 * nothing leaves the sink, and what leaves the source sums to the value.
 *
 * @throws RangeError where source and sink are one node, or a capacity is negative
 */
export function maxFlow(input: GraphLike, source: number, sink: number): Flow {
  if (source === sink) throw new RangeError(`maxFlow: expected two different nodes, got ${source} twice`);
  const net = network(asGraph(input));
  let value = 0;
  for (let levels = layer(net, source, sink); levels; levels = layer(net, source, sink)) {
    const next = net.offsets.slice();
    for (let sent = push(net, levels, next, source, sink); sent > 0; sent = push(net, levels, next, source, sink)) {
      value += sent;
    }
  }
  cancelCycles(net);
  const flow = new Float64Array(net.graph.sources.length);
  for (let e = 0; e < flow.length; e++) flow[e] = carried(net, 2 * e) - carried(net, 2 * e + 1);
  return { value, flow };
}

/** Distance from the source over arcs with room, -1 where there is no way; undefined where the sink is cut off. */
function layer({ graph, heads, room, offsets, arcs }: Network, source: number, sink: number): Int32Array | undefined {
  const levels = new Int32Array(graph.order).fill(-1);
  const queue = [source];
  levels[source] = 0;
  for (const u of queue) {
    for (let i = offsets[u]!; i < offsets[u + 1]!; i++) {
      const v = heads[arcs[i]!]!;
      if (room[arcs[i]!]! <= 0 || levels[v] !== -1) continue;
      levels[v] = levels[u]! + 1;
      queue.push(v);
    }
  }
  return levels[sink] === -1 ? undefined : levels;
}

/** Sends as much as fits down one path of the layers; `next` remembers each node's first arc not yet found useless. */
function push(net: Network, levels: Int32Array, next: Int32Array, source: number, sink: number): number {
  const { heads, room, offsets, arcs } = net;
  const path: number[] = [];
  let u = source;
  while (u !== sink) {
    if (next[u]! < offsets[u + 1]!) {
      const arc = arcs[next[u]!]!;
      const v = heads[arc]!;
      if (room[arc]! > 0 && levels[v] === levels[u]! + 1) {
        path.push(arc);
        u = v;
      } else next[u]!++;
    } else {
      const back = path.pop();
      if (back === undefined) return 0;
      u = heads[back ^ 1]!;
      next[u]!++;
    }
  }
  const sent = path.reduce((least, arc) => Math.min(least, room[arc]!), Number.POSITIVE_INFINITY);
  move(net, path, sent);
  return sent;
}
