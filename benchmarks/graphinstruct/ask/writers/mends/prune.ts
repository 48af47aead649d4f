import { isWished, type Wishes, wished } from "#benchmarks/graphinstruct/ask/writers/wish";
import { edgesOf } from "#benchmarks/graphinstruct/graphs/pairs";
import { components } from "#src/graph/components";
import { degreesOf } from "#src/graph/degrees-of";
import { type Edge, type Graph, graph } from "#src/graph/graph";
import type { Rng } from "#src/rng";

/**
 * A graph with random edges taken away until `size` are left: first such as nothing depends on, then, unless it is wished
 * to be connected, any.
 */
export function prune(rng: Rng, whole: Graph, size: number, wishes: Wishes): Graph {
  const { order, directed } = whole;
  const least = wished(wishes, "min_degree") ?? 1;
  const degrees = degreesOf(whole);
  const { count } = components(whole);
  let kept: readonly Edge[] = rng.shuffle(edgesOf(whole));
  for (const edge of [...kept]) {
    if (kept.length <= size) break;
    const [u, v] = edge;
    if (degrees[u]! <= least || degrees[v]! <= least) continue;
    const without = kept.filter((other) => other !== edge);
    if (components(graph(order, without, directed)).count > count) continue;
    kept = without;
    degrees[u]!--;
    degrees[v]!--;
  }
  return graph(order, isWished(wishes, "connected") ? kept : kept.slice(0, Math.max(0, size)), directed);
}
