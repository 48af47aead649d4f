import { edgesOf } from "#benchmarks/graphinstruct/graphs/pairs";
import { type Edge, type Graph, graph } from "#src/graph/graph";

/** A graph without the edges that `goes` picks, by their ends or their index. */
export function without(whole: Graph, goes: (edge: Edge, index: number) => boolean): Graph {
  const left = edgesOf(whole).filter((edge, index) => !goes(edge, index));
  return graph(whole.order, left, whole.directed);
}
