import { type Edge, type Graph, graph } from "#src/graph/graph";
import type { Rng } from "#src/rng";

/** The graph of these edges with its nodes renumbered at random. */
export function renumber(rng: Rng, order: number, edges: readonly Edge[]): Graph {
  const number = rng.shuffle(Array(order).keys());
  return graph(
    order,
    edges.map(([u, v]) => [number[u]!, number[v]!]),
  );
}
