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
 * A node with exactly `degree` neighbours among `order` nodes: drawn evenly from those of the network that have that many
 * neighbours and enough others, with random ones of both.
 *
 * @returns undefined where the node drawn does not do
 */
export function drawCentre(network: Graph, order: number, degree: number, rng: Rng): Drawn | undefined {
  const { offsets, neighbours } = adjacency(network);
  const all = network.order;
  const centre = rng.int(0, all - 1);
  const near = neighbours.subarray(offsets[centre]!, offsets[centre + 1]!);
  if (near.length < degree || all - 1 - near.length < order - 1 - degree) return undefined;
  const members = new Set([centre, ...rng.sample([...near], degree)]);
  const isNear = new Set(near);
  while (members.size < order) {
    const other = rng.int(0, all - 1);
    if (!isNear.has(other)) members.add(other);
  }
  return { members: [...members], centre };
}
