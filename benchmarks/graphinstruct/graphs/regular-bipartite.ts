import { edgesOf } from "#benchmarks/graphinstruct/graphs/pairs";
import { completeBipartite } from "#benchmarks/graphinstruct/graphs/shapes";
import { type Graph, graph } from "#src/graph/graph";
import type { Rng } from "#src/rng";

/**
 * A connected bipartite graph of two sides of `side` nodes, each with `degree` neighbours (2 or more): node i of one side is
 * joined to the nodes i + s of the other, for as many shifts s, two of which differ by 1.
 */
export function regularBipartite(rng: Rng, side: number, degree: number): Graph {
  const more = rng.sample(
    Array.from({ length: side - 2 }, (_, i) => i + 2),
    degree - 2,
  );
  const shifts = new Set([0, 1, ...more]);
  const edges = edgesOf(completeBipartite(side, side)).filter(([u, v]) => shifts.has((v - u) % side));
  return graph(2 * side, edges);
}
