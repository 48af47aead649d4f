import type { Adjacency } from "#src/graph/adjacency";
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
export function centres({ graph, offsets }: Adjacency, order: number, degree: number): number[] {
  const nodes = Array.from({ length: graph.order }, (_, node) => node);
  return nodes.filter((node) => {
    const near = offsets[node + 1]! - offsets[node]!;
    return near >= degree && graph.order - 1 - near >= order - 1 - degree;
  });
}

/** A graph around a centre: random neighbours of it, as many as its degree, and random other nodes. */
export function drawCentre(
  { graph, offsets, neighbours }: Adjacency,
  centre: number,
  { order, degree }: { readonly order: number; readonly degree: number },
  rng: Rng,
): Drawn {
  const near = [...neighbours.subarray(offsets[centre]!, offsets[centre + 1]!)];
  const members = new Set([centre, ...rng.sample(near, degree)]);
  const isNear = new Set(near);
  while (members.size < order) {
    const other = rng.int(0, graph.order - 1);
    if (!isNear.has(other)) members.add(other);
  }
  return { members: [...members], centre };
}
