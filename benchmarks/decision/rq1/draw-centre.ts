import { adjacency } from "#src/graph/adjacency";
import type { Graph } from "#src/graph/graph";
import type { Rng } from "#src/rng";

/** Nodes drawn from a network. */
export interface Drawn {
  readonly members: readonly number[];
  /** The node that the question is about; undefined where that is looked for afterwards. */
  readonly centre?: number;
}

/**
 * The nodes of a network that can be the centre of a graph in which they have exactly `degree` neighbours among `order`
 * nodes: those with that many neighbours and enough others.
 */
export function centres(network: Graph, order: number, degree: number): number[] {
  const { offsets } = adjacency(network);
  const nodes = Array.from({ length: network.order }, (_, node) => node);
  return nodes.filter((node) => {
    const near = offsets[node + 1]! - offsets[node]!;
    return near >= degree && network.order - 1 - near >= order - 1 - degree;
  });
}

/** A graph around a centre: random neighbours of it, as many as its degree, and random other nodes. */
export function drawCentre(network: Graph, centre: number, order: number, degree: number, rng: Rng): Drawn {
  const { offsets, neighbours } = adjacency(network);
  const near = [...neighbours.subarray(offsets[centre]!, offsets[centre + 1]!)];
  const members = new Set([centre, ...rng.sample(near, degree)]);
  const isNear = new Set(near);
  while (members.size < order) {
    const other = rng.int(0, network.order - 1);
    if (!isNear.has(other)) members.add(other);
  }
  return { members: [...members], centre };
}
