import { edgesOf, pairsOf } from "#benchmarks/graphinstruct/graphs/pairs";
import type { Edge, Graph } from "#src/graph/graph";

/** The edges that one graph has more, and fewer, than another of the same nodes. */
export interface EdgeChange {
  readonly added: readonly Edge[];
  readonly removed: readonly Edge[];
}

export function changeOf(base: Graph, result: Graph): EdgeChange {
  const [before, after] = [pairsOf(base), pairsOf(result)];
  return {
    added: edgesOf(result).filter(([u, v]) => !before.has(u, v)),
    removed: edgesOf(base).filter(([u, v]) => !after.has(u, v)),
  };
}
