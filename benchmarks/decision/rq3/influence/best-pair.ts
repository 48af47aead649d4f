import { cascade, countActive } from "#benchmarks/decision/rq3/influence/cascade";
import type { Graph } from "#src/graph/graph";

/** The two nodes that reach the most, found by trying all pairs; the first of several. */
export function bestPair(graph: Graph): { readonly pair: readonly [number, number]; readonly active: number } {
  let best = { pair: [0, 1] as readonly [number, number], active: 0 };
  for (let u = 0; u < graph.order; u++) {
    for (let v = u + 1; v < graph.order; v++) {
      const active = countActive(cascade(graph, [u, v]));
      if (active > best.active) best = { pair: [u, v], active };
    }
  }
  return best;
}
