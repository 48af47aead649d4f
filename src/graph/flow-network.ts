import type { Graph } from "#src/graph/graph";

/**
 * Arc 2e runs along edge e and arc 2e+1 against it; `room` is what each can still take. The arcs that leave node u are
 * `arcs[offsets[u]] … arcs[offsets[u+1]-1]`, by edge index.
 */
export interface Network {
  readonly graph: Graph;
  readonly heads: Int32Array;
  readonly capacity: Float64Array;
  readonly room: Float64Array;
  readonly offsets: Int32Array;
  readonly arcs: Int32Array;
}

/**
 * The network of a graph with nothing sent yet.
 *
 * @throws RangeError for a negative capacity
 */
export function network(graph: Graph): Network {
  const { order, directed, sources, targets, weights } = graph;
  if (weights?.some((weight) => weight < 0)) throw new RangeError("maxFlow: expected capacities of 0 or more");
  const heads = new Int32Array(2 * sources.length);
  const capacity = new Float64Array(2 * sources.length);
  const offsets = new Int32Array(order + 1);
  for (let e = 0; e < sources.length; e++) {
    heads[2 * e] = targets[e]!;
    heads[2 * e + 1] = sources[e]!;
    capacity[2 * e] = weights?.[e] ?? 1;
    capacity[2 * e + 1] = directed ? 0 : capacity[2 * e]!;
    offsets[sources[e]! + 1]!++;
    offsets[targets[e]! + 1]!++;
  }
  for (let u = 0; u < order; u++) offsets[u + 1]! += offsets[u]!;
  const fill = offsets.slice();
  const arcs = new Int32Array(heads.length);
  for (let arc = 0; arc < heads.length; arc++) arcs[fill[heads[arc ^ 1]!]!++] = arc;
  return { graph, heads, capacity, room: capacity.slice(), offsets, arcs };
}

/** What an arc carries beyond its opposite. */
export function carried({ capacity, room }: Network, arc: number): number {
  return Math.max(0, capacity[arc]! - room[arc]!);
}

/** Sends an amount along a path of arcs; a negative one takes it back. */
export function move({ room }: Network, path: readonly number[], amount: number): void {
  for (const arc of path) {
    room[arc]! -= amount;
    room[arc ^ 1]! += amount;
  }
}
