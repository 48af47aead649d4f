import type { Edge, Graph } from "#src/graph/graph";

/** A graph's edges as pairs, or triples where they have weights. */
export function edgeList({ sources, targets, weights }: Graph): Edge[] {
  return Array.from(sources, (u, e): Edge => {
    const v = targets[e]!;
    return weights ? [u, v, weights[e]!] : [u, v];
  });
}
