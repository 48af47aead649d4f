import type { Graph } from "#src/graph/graph";

/** The edges of a graph as text, whatever their order: with weights, and smaller ends first where it is undirected. */
export function edgeList({ directed, sources, targets, weights }: Graph): string {
  const edges = Array.from(sources, (u, e) => {
    const v = targets[e]!;
    const ends = directed || u < v ? `${u},${v}` : `${v},${u}`;
    return weights ? `${ends}:${weights[e]}` : ends;
  });
  return edges.sort().join(" ");
}
