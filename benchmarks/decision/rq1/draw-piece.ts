import type { Drawn } from "#benchmarks/decision/rq1/draw-centre";
import { adjacency } from "#src/graph/adjacency";
import type { Graph } from "#src/graph/graph";
import type { Rng } from "#src/rng";

/** How likely the next node is a neighbour of those drawn, at odd attempts. */
const NEAR = 0.85;

/** Nodes of a network: at odd attempts mostly neighbours of one another, at even ones any. */
export function drawPiece(network: Graph, order: number, attempt: number, rng: Rng): Drawn {
  const { offsets, neighbours } = adjacency(network);
  const members = new Set<number>();
  const frontier = new Set<number>();
  const take = (node: number) => {
    members.add(node);
    frontier.delete(node);
    for (const next of neighbours.subarray(offsets[node]!, offsets[node + 1]!))
      if (!members.has(next)) frontier.add(next);
  };
  take(rng.int(0, network.order - 1));
  while (members.size < order) {
    const isNear = attempt % 2 === 1 && frontier.size > 0 && rng.next() < NEAR;
    const node = isNear ? rng.pick([...frontier]) : rng.int(0, network.order - 1);
    if (!members.has(node)) take(node);
  }
  return { members: [...members] };
}
