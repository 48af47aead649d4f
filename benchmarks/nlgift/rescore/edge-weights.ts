import type { Graph } from "#src/graph/graph";

const known = new WeakMap<Graph, Map<number, number>>();

/**
 * The weights along a path of an undirected graph, in units; undefined where it uses an edge that there is not. The
 * graph's edges are indexed once.
 */
export function weightsAlong(graph: Graph, path: readonly number[]): number[] | undefined {
  const weights = known.get(graph) ?? indexed(graph);
  const along: number[] = [];
  for (let i = 1; i < path.length; i++) {
    const weight = weights.get(path[i - 1]! * graph.order + path[i]!);
    if (weight === undefined) return undefined;
    along.push(weight);
  }
  return along;
}

function indexed(graph: Graph): Map<number, number> {
  const { order, sources, targets, weights } = graph;
  const index = new Map<number, number>();
  for (let e = 0; e < sources.length; e++) {
    index.set(sources[e]! * order + targets[e]!, weights![e]!);
    index.set(targets[e]! * order + sources[e]!, weights![e]!);
  }
  known.set(graph, index);
  return index;
}
