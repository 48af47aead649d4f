import type { Drawn } from "#benchmarks/decision/rq1/draw-centre";
import type { Adjacency } from "#src/graph/adjacency";
import type { Rng } from "#src/rng";

/** How likely the next node is a neighbour of those drawn, at odd attempts. */
const NEAR = 0.85;

/** Nodes of a network: at odd attempts mostly neighbours of one another, at even ones any. */
export function drawPiece({ graph, offsets, neighbours }: Adjacency, order: number, attempt: number, rng: Rng): Drawn {
  const members = new Set<number>();
  // Neighbours of the members; a hub brings thousands, so they are neither copied nor searched.
  const frontier: number[] = [];
  const places = new Map<number, number>();
  const take = (node: number) => {
    members.add(node);
    const place = places.get(node);
    if (place !== undefined) {
      // The last one takes its place, unless it is the last.
      frontier[place] = frontier.at(-1)!;
      places.set(frontier[place], place);
      frontier.pop();
      places.delete(node);
    }
    for (const next of neighbours.subarray(offsets[node]!, offsets[node + 1]!)) {
      if (members.has(next) || places.has(next)) continue;
      places.set(next, frontier.length);
      frontier.push(next);
    }
  };
  take(rng.int(0, graph.order - 1));
  while (members.size < order) {
    const isNear = attempt % 2 === 1 && frontier.length > 0 && rng.next() < NEAR;
    const node = isNear ? rng.pick(frontier) : rng.int(0, graph.order - 1);
    if (!members.has(node)) take(node);
  }
  return { members: [...members] };
}
