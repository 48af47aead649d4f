import type { Instance } from "#generators/problem";

/**
 * A query as node colours, so that isomorphism of coloured graphs is sameness of instances. The two ends of an
 * undirected query share a colour: asked from either end it is the same question. undefined: no node is special.
 */
export function marks({ graph, query }: Pick<Instance, "graph" | "query">): Int32Array | undefined {
  if (query === null) return undefined;
  const colours = new Int32Array(graph.order);
  colours[query.source] = 1;
  colours[query.target] = graph.directed ? 2 : 1;
  return colours;
}
