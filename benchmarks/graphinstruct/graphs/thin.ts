import { edgesOf } from "#benchmarks/graphinstruct/graphs/pairs";
import { components } from "#src/graph/components";
import { degreesOf } from "#src/graph/degrees-of";
import { type Graph, graph } from "#src/graph/graph";
import type { Rng } from "#src/rng";

/**
 * A connected graph with random edges taken away until `size` are left, or until each that is left is needed: it stays
 * connected and keeps every degree at `leastDegree` or more.
 */
export function thin(rng: Rng, whole: Graph, size: number, leastDegree = 1): Graph {
  const { order, directed } = whole;
  const degrees = degreesOf(whole);
  let kept = rng.shuffle(edgesOf(whole));
  for (const edge of [...kept]) {
    if (kept.length <= size) break;
    const [u, v] = edge;
    if (degrees[u]! <= leastDegree || degrees[v]! <= leastDegree) continue;
    const without = kept.filter((other) => other !== edge);
    if (components(graph(order, without, directed)).count > 1) continue;
    kept = without;
    degrees[u]!--;
    degrees[v]!--;
  }
  return graph(order, kept, directed);
}
